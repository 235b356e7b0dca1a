"""The build hook: packages carry the browser client, and a wheel is compiled by mypyc where there is a C compiler.

MARAUD_COMPILE=0 makes a plain wheel all the same, MARAUD_COMPILE=1 insists on a compiled one. Editable installs and
sdists are always plain.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import client, compiled

COMPILER = ["mypy>=2.4,<2.5", "setuptools>=80"]


class MaraudBuildHook(BuildHookInterface[BuilderConfig]):
    def compiles(self) -> bool:
        wish = os.environ.get("MARAUD_COMPILE", "")
        return self.target_name == "wheel" and (wish == "1" or (wish != "0" and compiled.has_compiler()))

    def dependencies(self) -> list[str]:
        if os.environ.get("MARAUD_EDITABLE"):  # hatchling asks before it says which kind of install it is
            return []
        node = [client.WHEEL] if client.needs_wheel() and not client.BUNDLE.exists() else []
        types = self.metadata.core.dependencies  # mypyc reads the types of what is imported
        return [*node, *([*COMPILER, *types] if self.compiles() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not (client.BUNDLE / "index.html").exists():
            client.build()
        if self.compiles():
            self.folder = TemporaryDirectory(prefix="maraud-")  # gone with the hook, after the wheel is written
            scratch = Path(self.folder.name)
            for extension in compiled.compile_into(Path(self.root, "src", "maraud"), scratch):
                build_data["force_include"][str(scratch / "out" / extension)] = extension.as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
