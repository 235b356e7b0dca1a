"""The form that runs is the one that was asked for: an extension module beside a source would shadow every edit."""

from __future__ import annotations

import importlib
import os
from pathlib import Path

import pytest

from tools import compiled

SOURCES = compiled.ROOT / "src"
MODULES = [compiled.module(source) for source in compiled.sources(SOURCES / "maraud")]


def asked_for_compiled() -> bool:
    return str(compiled.FAST) in os.environ.get("PYTHONPATH", "").split(os.pathsep)


@pytest.mark.parametrize("name", MODULES)
def test_module_is_loaded_from_where_it_should_be(name: str) -> None:
    file = Path(str(importlib.import_module(name).__file__))
    if asked_for_compiled():
        assert file.is_relative_to(compiled.FAST)
        assert file.name.endswith(compiled.SUFFIX)
    else:
        assert file.is_relative_to(SOURCES)
        assert file.suffix == ".py"


def test_the_engine_knows_its_form() -> None:
    form = importlib.import_module("maraud.engine.form")
    assert form.COMPILED is asked_for_compiled()


def test_no_extension_module_lies_beside_a_source() -> None:
    assert not list(SOURCES.rglob("*.so")) + list(SOURCES.rglob("*.pyd"))
