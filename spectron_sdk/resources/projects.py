"""The projects a key can see, the one in force first."""

from typing import Unpack

from spectron_sdk._call import Call, Resource, Tr, operation
from spectron_sdk._options import CallOptions
from spectron_sdk.models.base import Listing, listing
from spectron_sdk.models.memories import Project

_read_projects = listing(Project)


class Projects(Resource[Tr]):
    """`client.projects`."""

    __slots__ = ()

    @operation("listProjects")
    def list(self, **options: Unpack[CallOptions]) -> Call[Listing[Project]]:
        """List projects, the one in force first; its tenant_id is what the other calls name."""
        return self._memorysync("GET", "/org/projects", _read_projects, options)
