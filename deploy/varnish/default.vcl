# Varnish (7 or newer, with varnish-modules) in front of a site, or of the balancer of several.
# `npm run bench varnish` runs this very file. On each site:
#
#   CDN=varnish CDN_PURGE_URL=http://10.0.0.9:6081 CDN_TOKEN=… TRUST_PROXY=1
#
# varnishd has the same CDN_TOKEN in its environment (openssl rand -hex 32); without it nothing is purged.

vcl 4.1;

import std;
import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 60s;
}

# The sites. Nobody else may purge. Behind a proxy on this machine every visitor comes from here: the token decides.
acl purgers {
  "127.0.0.0"/8;
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers || std.getenv("CDN_TOKEN") !~ "." || req.http.purge-token != std.getenv("CDN_TOKEN")) {
      return (synth(403, "Forbidden"));
    }
    if (!req.http.xkey-purge) {
      return (synth(400, "No tags"));
    }
    set req.http.x-purged = xkey.purge(req.http.xkey-purge);
    return (synth(200, "Purged " + req.http.x-purged));
  }
  # The staff's app, calls, and whoever is signed in are nobody's copy.
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "^/(admin|api|health)(/|\?|$)" || req.http.Authorization || req.http.Cookie ~ "session_token=") {
    return (pass);
  }
  # No page reads another cookie.
  unset req.http.Cookie;
  return (hash);
}

sub vcl_backend_response {
  # A page says how long it may be kept unless it is purged; files say it as for browsers; everything else is not kept.
  if (beresp.http.Surrogate-Control ~ "max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, ".*max-age=([0-9]+).*", "\1s"), 0s);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Control;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}
