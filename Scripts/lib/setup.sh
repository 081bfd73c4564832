# What the scripts share: finding Swift, and installing the system packages that are missing.
# Meant to be sourced by a POSIX shell with `set -eu`, in which `root` is the folder of the project.

# The functions that run in the scenes, which the linker puts first: Scripts/link-order records them.
link_order=$root/Scripts/lib/link.order

# Ends the script, saying why on standard error.
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# Builds termsplash for release: build_player ROOT
build_player() {
  build_linked "$1" --product termsplash
}

# Builds a package for release, linked for the start: build_linked ROOT [OPTION...]
#
# docs/Decisions/0021, 0029, 0050 and 0064 have the reasons: with Swift's and C++'s libraries in it, at
# a fixed address, without symbols unless `linked_names` is set to `debug`, without what only a
# debugger reads, with the types that the compiler knows made where they are named, with the
# functions that run beside each other, and without checks of exclusive access. Linked by lld, which
# does not warn of what Foundation calls.
build_linked() {
  package=$1
  shift
  archives=$package/.build/archives
  link_archive libstdc++.a "$archives"
  swift build --configuration release --static-swift-stdlib -Xswiftc -use-ld=lld \
    -Xswiftc -L"$archives" -Xlinker --as-needed -Xlinker --no-export-dynamic \
    -Xlinker -no-pie -Xlinker "--strip-${linked_names:-all}" -Xswiftc -gnone \
    -Xswiftc -Xfrontend -Xswiftc -function-sections \
    -Xlinker --symbol-ordering-file="$link_order" -Xlinker --no-warn-symbol-ordering \
    -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
    -Xswiftc -enforce-exclusivity=unchecked \
    --package-path "$package" "$@" >&2
}

# Puts a library of the compiler's into a folder of its own: link_archive NAME FOLDER
#
# A linker that finds nothing else there takes the archive and not the shared library. Where there
# is no archive, the folder stays empty. The compiler is the one beside Swift, which need not be in
# the path itself.
link_archive() {
  mkdir -p "$2"
  rm -f "$2/$1"
  compiler=$(dirname -- "$(readlink -f "$(command -v swift)")")/clang
  archive=$("$compiler" -print-file-name="$1" 2>/dev/null) || archive=
  [ ! -f "$archive" ] || ln -s "$archive" "$2/$1"
}

# The headers that the library, the program and the tests are built with, and what finds those of
# FreeType.
need_test_headers() {
  need_headers ncursesw/curses.h=libncursesw5-dev zlib.h=zlib1g-dev vterm.h=libvterm-dev \
    freetype2/ft2build.h=libfreetype-dev png.h=libpng-dev turbojpeg.h=libturbojpeg0-dev
  command -v pkg-config >/dev/null 2>&1 || install_packages ' pkg-config'
}

# Ends the script unless there is a Swift toolchain.
need_swift() {
  command -v swift >/dev/null 2>&1 ||
    fail 'TermAnim needs Swift 6.2 or later: https://www.swift.org/install'
}

# Sees to it that headers are there: need_headers HEADER=PACKAGE...
# The packages of headers that are missing are installed through apt; without apt they are named
# and the script ends.
need_headers() {
  missing=
  for need in "$@"; do
    has_header "${need%%=*}" || missing="$missing ${need#*=}"
  done
  [ -z "$missing" ] || install_packages "$missing"
}

has_header() {
  for folder in /usr/include /usr/local/include /usr/include/*-linux-gnu; do
    [ ! -e "$folder/$1" ] || return 0
  done
  return 1
}

# Installs packages, given as one list with spaces between them.
install_packages() {
  command -v apt-get >/dev/null 2>&1 ||
    fail "TermAnim needs these Debian packages or their counterparts here:$1"
  if [ "$(id -u)" -eq 0 ]; then
    as_root=
  elif command -v sudo >/dev/null 2>&1; then
    as_root=sudo
  else
    fail "TermAnim needs packages that only root can install: apt-get install$1"
  fi
  printf 'Installing with apt-get:%s\n' "$1" >&2
  # The lists of a fresh machine are empty, and installing without them fails.
  run_apt update -qq
  # shellcheck disable=SC2086 # a list of names without special characters
  run_apt install -qq --yes --no-install-recommends $1
}

# apt-get without questions, and without the terminal's or a pipe's input.
run_apt() {
  # shellcheck disable=SC2086 # nothing or one word
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get "$@" </dev/null >&2
}
