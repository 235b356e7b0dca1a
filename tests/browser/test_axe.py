"""The tests' own eyes: axe sees a fault where there is one, and none where there is none."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import Axe

PAGE = '<html lang="en"><title>Island</title><main><h1>Island</h1>{}</main></html>'


def test_axe_sees_a_button_without_a_name(page: Page, axe: Axe) -> None:
    page.set_content(PAGE.format("<button></button>"))
    assert [fault.split(": ")[:2] for fault in axe(page)] == [["critical", "button-name"]]


def test_axe_passes_a_clean_page(page: Page, axe: Axe) -> None:
    page.set_content(PAGE.format("<button>Go north</button>"))
    assert axe(page) == []
