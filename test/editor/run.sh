#!/usr/bin/env bash
# Tests the extension in a real VS Code, from nothing. usage: run.sh [all|web]
# Needs an installed root package (npm ci). See docs/testing-in-the-editor.md.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
what=${1:-all}
case $what in all | web) ;; *) echo "usage: run.sh [all|web]" >&2; exit 2 ;; esac

browser=${CHROMIUM:-/usr/bin/chromium}
failed=()

step() { printf '\n── %s\n' "$1"; }

install_system_packages() {
  local missing=()
  [ -x "$browser" ] || missing+=(chromium)
  command -v rg >/dev/null || missing+=(ripgrep)
  # Without a Japanese font the screenshots show boxes.
  { command -v fc-list >/dev/null && [ -n "$(fc-list :lang=ja)" ]; } || missing+=(fonts-noto-cjk fontconfig)
  [ ${#missing[@]} -eq 0 ] && return
  step "system packages: ${missing[*]}"
  local as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo -n)
  if ! command -v apt-get >/dev/null; then
    echo "These are missing, and there is no apt-get to install them with: ${missing[*]}." >&2
    echo "Install them by hand; CHROMIUM=/path/to/chromium names another browser." >&2
    exit 1
  fi
  "${as_root[@]}" apt-get update -qq
  DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# Scripts of packages are off (.npmrc): code-server's would compile what these tests do not use.
install_node_packages() {
  local stamp="$here/node_modules/.installed"
  if [ -f "$stamp" ] && cmp -s "$stamp" "$here/package-lock.json"; then return; fi
  step 'node packages of the editor tests'
  (cd "$here" && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --no-audit --no-fund --loglevel=error)
  local vscode="$here/node_modules/code-server/lib/vscode"
  # Not `npm ci`: the shrinkwrap that ships there lists packages that its package.json lacks.
  (cd "$vscode" && npm install --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error)
  mkdir -p "$vscode/node_modules/@vscode/ripgrep/bin"
  ln -sf "$(command -v rg)" "$vscode/node_modules/@vscode/ripgrep/bin/rg"
  cp "$here/package-lock.json" "$stamp"
}

check() {
  local name=$1
  shift
  step "$name"
  "$@" || failed+=("$name")
}

mocha() { node --import tsx node_modules/mocha/bin/mocha.js --no-color --timeout 60000 "$@"; }

install_system_packages
install_node_packages

step 'package'
(cd "$root" && npm run --silent package)
cd "$here"
"$root/node_modules/.bin/tsc" -p .
node bundle.mjs
rm -rf "$root/test-output/screenshots"

if [ "$what" = all ]; then
  check 'TextMate grammar' mocha 'textmate/*.test.ts'
  check 'packed extension' mocha 'package/*.test.ts'
  check 'extension host of VS Code (Node)' node_modules/.bin/vscode-test
  check 'workbench of VS Code' mocha workbench/server.test.ts
fi
check 'extension host of VS Code for the Web' "$root/node_modules/.bin/tsx" host/web-host.ts
check 'workbench of VS Code for the Web' mocha workbench/web.test.ts

step 'result'
echo "Screenshots: $(find "$root/test-output/screenshots" -name '*.png' 2>/dev/null | wc -l) in test-output/screenshots"
if [ ${#failed[@]} -gt 0 ]; then
  printf 'Failed: %s\n' "${failed[@]}" >&2
  exit 1
fi
echo 'All editor tests passed.'
