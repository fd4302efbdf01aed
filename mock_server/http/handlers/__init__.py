"""One file per tag of openapi.yaml. Each exports `HANDLERS`: operationId -> handler."""
