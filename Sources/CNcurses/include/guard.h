// Gives the terminal back on every way out of the process.
//
// Everything that a signal handler needs is prepared in static storage, so that the handlers call
// nothing but async-signal-safe functions. There is one terminal, hence one guard a process.
//
// Functions are for the main thread, unless it is said that handlers call them.

#ifndef CNCURSES_GUARD_H
#define CNCURSES_GUARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>

/// Installs the handlers for `tty`, whose modes were `found`; returns a descriptor that becomes
/// readable when a signal waits in `guard_take_signals`, or -1 with errno set.
///
/// Signals that were ignored stay ignored. SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
/// SIGXFSZ, SIGIO, SIGPWR and SIGSTKFLT, which end a process by default, are taken as requests to
/// end, as SIGTERM is, unless they have a handler; whoever wants one sets its own, now or later.
/// Changes nothing on the terminal.
int guard_install(int tty, const struct termios *found);

/// Puts back the actions that were found, but where somebody has set another one since; the
/// terminal must have been given back before.
///
/// A signal to end that came without `guard_acknowledge` is raised again then, so that it is not
/// lost; by its default action it ends the process.
///
/// The descriptor that `guard_install` gave is the caller's to close.
void guard_uninstall(void);

/// Replaces the bytes that give the screen back; at most `guard_leave_capacity` of them.
///
/// A handler sees either the old bytes or the new ones.
void guard_set_leave(const char *bytes, size_t count);

enum { guard_leave_capacity = 512 };

/// From here on the terminal is ours: every way out gives it back.
///
/// What goes to standard output and error, when they are the same terminal, is kept in memory until
/// then, and printed.
void guard_enter(void);

/// Forgets all but the end of what is kept when it has become too much; to be called now and then.
void guard_trim_kept(void);

/// Whether anything has been kept since the last call.
bool guard_has_more_kept(void);

/// Takes whole lines of what is kept, at most `capacity` bytes, and returns how many bytes they are;
/// they are not printed at the end. A line that is longer comes in pieces.
size_t guard_take_kept_lines(void *bytes, size_t capacity);

/// Gives back the screen, the modes, standard output and error; does nothing when they are given back.
///
/// Takes at most `patience` milliseconds when the terminal does not read; what is queued for it is
/// dropped then. Handlers call it, too.
void guard_leave(int patience);

/// Gives back the screen alone, and says whether it was ours; `guard_leave` does the rest.
///
/// Between the two the terminal still swallows what is typed, and answers that come late.
bool guard_leave_screen(int patience);

/// Tells whether bytes of a frame are on their way, so that a sequence may be cut at the end.
void guard_set_frame_open(bool open);

/// Tells whether the terminal was asked something and has not answered yet.
///
/// What is unread then is dropped with the answer at the end, so that the shell does not get it.
void guard_set_answers_due(bool due);

/// The signals that arrived since the last call, bit `1 << number` for each.
uint64_t guard_take_signals(void);

/// The one of these signals, bit `1 << number` for each, that asks the process to end; 0 if none.
int guard_ending_signal(uint64_t signals);

/// Whether the process was continued and the main loop has not seen it yet.
bool guard_was_continued(void);

/// Whether the process that started this one is gone; SIGURG comes when it goes.
bool guard_is_orphaned(void);

/// Says that the main loop tells of the end and then ends the process, which may take some seconds
/// from now.
void guard_acknowledge(void);

/// Stops the process group by the default action of `signal`; returns when it is continued, or at
/// once where no shell would continue it (an orphaned process group).
void guard_stop(int signal);

/// Gives the terminal back and ends the process by the default action of `signal`.
_Noreturn void guard_die(int signal);

/// Lets the calling thread survive the overflow of its stack for as long as a handler needs.
///
/// The main thread has this from `guard_install`. The memory is never freed.
void guard_protect_thread(void);

#endif
