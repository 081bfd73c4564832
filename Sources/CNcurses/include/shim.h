// The part of ncurses in use: what Swift cannot import (macros, variadic functions, names that
// depend on opaque structures) wrapped in functions.

#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

#define NCURSES_NOMACROS 1

#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif

#include <fcntl.h>
#include <ncurses.h>
#include <stdint.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

// <term.h> defines hundreds of lower-case macros (`columns`, `lines`, `bell`); the header is
// included last and nothing below uses those words.

/// The result of wgetch when no byte is there.
static const int cncurses_err = ERR;

/// The size in cells and pixels, or -1.
static inline int cncurses_get_size(int descriptor, struct winsize *size) {
  return ioctl(descriptor, TIOCGWINSZ, size);
}

/// A terminfo string, or NULL when the terminal lacks it.
static inline const char *cncurses_string(const char *capability) {
  const char *text = tigetstr(capability);
  return text == (const char *)-1 ? NULL : text;
}

/// Whether terminfo has the flag.
static inline int cncurses_flag(const char *capability) {
  return tigetflag(capability) > 0;
}

/// A terminfo number, or a negative one when the terminal lacks it.
static inline int cncurses_number(const char *capability) {
  return tigetnum(capability);
}

/// Looks a type of terminal up in terminfo: 1 found, 0 unknown, -1 no database.
///
/// `cup` receives the sequence that places the cursor, or NULL; it is valid until the next look-up.
static inline int cncurses_look_up(const char *name, const char **cup) {
  int status = 0;
  *cup = NULL;
  if (setupterm((char *)name, STDERR_FILENO, &status) == OK) {
    static char text[64];
    const char *found = cncurses_string("cup");
    if (found) {
      strncpy(text, found, sizeof text - 1);
      *cup = text;
    }
    del_curterm(cur_term);
  }
  return status;
}

/// Looks up how many colours terminfo gives a type of terminal, a negative number where it gives none,
/// and whether colours are told by their components; returns 1 found, 0 unknown, -1 no database.
static inline int cncurses_look_up_colors(const char *name, int *count, int *is_direct) {
  int status = 0;
  if (setupterm((char *)name, STDERR_FILENO, &status) == OK) {
    *count = cncurses_number("colors");
    *is_direct = cncurses_flag("RGB") || cncurses_flag("Tc");
    del_curterm(cur_term);
  }
  return status;
}

/// The number of the terminal device behind a descriptor, also behind `/dev/tty`; 0 when unknown.
static inline unsigned cncurses_device(int descriptor) {
  unsigned number = 0;
  return ioctl(descriptor, TIOCGDEV, &number) == 0 ? number : 0;
}

/// Makes a stream lead to nowhere from here on, and says whether it does.
static inline int cncurses_discard(FILE *stream) {
  int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  int result = nowhere < 0 ? -1 : dup3(nowhere, fileno(stream), O_CLOEXEC);
  if (nowhere >= 0) close(nowhere);
  return result >= 0;
}

/// Opens standard error on nothing if it is closed.
///
/// Else the next descriptor to be opened would be given its number, and what is written there by
/// the Swift runtime would go to whatever that is.
static inline void cncurses_occupy_error(void) {
  if (fcntl(STDERR_FILENO, F_GETFD) >= 0) return;
  int nowhere = open("/dev/null", O_RDWR);
  if (nowhere < 0 || nowhere == STDERR_FILENO) return;
  dup2(nowhere, STDERR_FILENO);
  close(nowhere);
}

/// A new descriptor for the same description, closed on exec, or -1.
static inline int cncurses_duplicate(int descriptor) {
  return fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
}

#endif
