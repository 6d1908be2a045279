#!/bin/sh
# The commands of this release, such as ./aangan start. They run on the Node that it brings.
# The folder may be a link that leads to the next release one day, so its name stays; this file may be linked to as well.
self=$0
[ -L "$self" ] && self=$(readlink -f -- "$self")
here=$(dirname -- "$self")
for node in "$here"/node_modules/node-*/bin/node; do
  "$node" --version > /dev/null 2>&1 && exec "$node" "$here/scripts/aangan.js" "$@"
done
echo "✗ The Node of this release does not run here: install what it needs (on Debian: apt-get install libatomic1 libstdc++6) and start again." >&2
# No other try can mend that (scripts/lib/exit-status.js).
exit 78
