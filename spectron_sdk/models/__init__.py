"""Response models, as they cross the wire: one file per tag of openapi.yaml, what they share in `base.py`.

Requests have no models: they are keyword arguments of the operations in `resources/`.
"""
