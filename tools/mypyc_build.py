"""Compile the named files with mypyc into ./out. Run in a scratch folder that holds a copy of the package."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

GENERATED = Path("build")  # mypyc rewrites only what has changed, so the times of these files can be trusted


class Build(build_ext):
    """Compiles on all cores, and only what is newer than its object file: setuptools does one after another, all."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        compile_files = compiler.compile

        def compile_stale(sources: list[str], output_dir: str = "", **settings: Any) -> list[str]:
            headers = max((path.stat().st_mtime for path in GENERATED.rglob("*.h")), default=0.0)
            objects: list[str] = compiler.object_filenames(sources, output_dir=output_dir)
            stale = [
                source
                for source, target in zip(sources, objects, strict=True)
                if not Path(target).exists()
                or Path(target).stat().st_mtime <= max(headers, Path(source).stat().st_mtime)
            ]
            for target in objects:  # the compiler's own way to make folders is not safe with threads
                Path(target).parent.mkdir(parents=True, exist_ok=True)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                list(pool.map(lambda source: compile_files([source], output_dir=output_dir, **settings), stale))
            return objects

        compiler.compile = compile_stale
        super().build_extensions()


def main(names: list[str]) -> None:
    # An empty config file: the project's own settings would lead mypy back to the sources that were copied from.
    modules = mypycify(["--config-file=", *names], multi_file=True, opt_level="2", group_name="maraud")
    command = Build(Distribution({"name": "maraud", "ext_modules": modules}))
    command.build_lib, command.build_temp = "out", "objects"
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main(sys.argv[1:])
