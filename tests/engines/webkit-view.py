#!/usr/bin/python3
"""A bare WebKitGTK window for WebDriver: it may be as narrow as a phone, and what pages say in their console goes to
standard output. WebKitWebDriver starts it in place of its own browser, which is never narrower than 447 px."""
import ctypes
import signal

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

PR_SET_PDEATHSIG = 1
ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def open_view(opener=None):
    related = {"related_view": opener} if opener else {"web_context": context}
    view = WebKit2.WebView(is_controlled_by_automation=True, **related)
    settings = view.get_settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    # Without it screenshots hang, and what is composited, such as a map, stays blank.
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.ALWAYS)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(390, 850)
    window.add(view)
    window.show_all()
    view.connect("create", lambda _view, _action: open_view(view))
    view.connect("close", lambda _view: window.destroy())
    return view


def on_session(_context, session):
    info = WebKit2.ApplicationInfo.new()
    info.set_name("MiniBrowser")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", lambda _session: open_view())


context.connect("automation-started", on_session)
Gtk.main()
