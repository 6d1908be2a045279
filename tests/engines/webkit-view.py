#!/usr/bin/python3
"""A bare WebKitGTK window for WebDriver: it may be as narrow as a phone, and the errors of its pages go to standard
output. WebKitWebDriver starts it in place of its own browser, which is never narrower than 447 px."""
import ctypes
import signal

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

PR_SET_PDEATHSIG = 1
ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)

# WebDriver has no command for the console, and WebKitGTK does not print it everywhere.
REPORT_ERRORS = """
  const report = (error) => webkit.messageHandlers.errors.postMessage(String(error))
  // WebKit tells of each file that it stops fetching because the page is being left.
  let isLeft = false
  addEventListener('beforeunload', () => (isLeft = true))
  addEventListener('error', ({ error, message, target }) => {
    if (!isLeft || error || message) report(error ?? message ?? `${target.src ?? target.href} failed`)
  }, true)
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`${violatedDirective} ${blockedURI}`))
  const logError = console.error
  console.error = (...all) => {
    report(all.join(' '))
    logError.apply(console, all)
  }
"""

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def open_view(opener=None):
    related = {"related_view": opener} if opener else {"web_context": context}
    manager = WebKit2.UserContentManager()
    manager.add_script(
        WebKit2.UserScript(
            REPORT_ERRORS,
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    manager.connect("script-message-received::errors", print_error)
    manager.register_script_message_handler("errors")
    view = WebKit2.WebView(is_controlled_by_automation=True, user_content_manager=manager, **related)
    settings = view.get_settings()
    # Without it screenshots hang, and what is composited, such as a map, stays blank.
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.ALWAYS)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(390, 850)
    window.add(view)
    window.show_all()
    # Without a window manager no window has the focus by itself, and no Tab moves it within the page.
    GLib.timeout_add(300, lambda: window.get_window().focus(0))
    view.connect("create", lambda _view, _action: open_view(view))
    view.connect("close", lambda _view: window.destroy())
    return view


def print_error(_manager, message):
    print("PAGE ERROR", message.get_js_value().to_string().replace("\n", " "), flush=True)


def on_session(_context, session):
    info = WebKit2.ApplicationInfo.new()
    info.set_name("MiniBrowser")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", lambda _session: open_view())


context.connect("automation-started", on_session)
Gtk.main()
