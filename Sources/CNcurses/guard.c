#define _GNU_SOURCE

#include "guard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum {
  // A handler that restores needs about 2 KB; the kernel's frame with AVX-512 state about 4 KB.
  alternate_stack_size = 64 * 1024,
  // What was said last is worth more than what was said first: that much is printed, and the rest
  // forgotten beyond the limit, so that complaints of days do not fill the memory.
  kept_size = 16 * 1024,
  kept_limit = 1024 * 1024,
  // How long the main loop may take to notice a signal, and then to save what it wants.
  notice_milliseconds = 500,
  save_milliseconds = 5000,
  // A crash waits this long for a terminal that does not read.
  crash_patience = 40,
};

static const int fatal_signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS};
// The first of several that have come is the reason that is told.
static const struct {
  int number;
  bool yields;  // to whoever has a use for it
} ending_signals[] = {
  {SIGTERM, false},
  {SIGINT, false},
  {SIGHUP, false},
  {SIGQUIT, false},
  {SIGPIPE, false},
  // Signals that end a process which has no use for them: soft limits (at the hard one of processor
  // time the kernel sends SIGKILL), timers, and what people send.
  {SIGXCPU, true},
  {SIGXFSZ, true},
  {SIGUSR1, true},
  {SIGUSR2, true},
  {SIGALRM, true},
  {SIGVTALRM, true},
  {SIGPROF, true},
  {SIGIO, true},
#ifdef SIGPWR
  {SIGPWR, true},
#endif
#ifdef SIGSTKFLT
  {SIGSTKFLT, true},
#endif
};
static const int noted_signals[] = {SIGTSTP, SIGCONT, SIGWINCH, SIGURG};

#define COUNT(array) (sizeof(array) / sizeof *(array))

// Written before the handlers can run, or before `screen_is_ours`; read by handlers.
static int tty = -1;
static pid_t parent_found;
static struct termios modes_found;
static struct sigaction actions_found[NSIG];
// Those that were installed; null where an action was left as it was found.
static void (*handlers[NSIG])(int);
static bool keeps_crash_handlers;
static int wake = -1;
static timer_t grace_timer;
static bool has_grace_timer;
static char alternate_stack[alternate_stack_size];

// Two copies, so that a handler never sees half of one.
static char leave_bytes[2][guard_leave_capacity];
static size_t leave_counts[2];
static atomic_int leave_index;

static atomic_bool screen_is_ours;
static atomic_bool modes_are_ours;
static atomic_bool is_leaving;
static atomic_bool frame_is_open;
static atomic_bool answers_are_due;
static atomic_int dying_of;
static atomic_bool death_is_told;
static atomic_uint_fast64_t signals_waiting;

// What standard output and error, where they lead to the terminal, say while the screen is ours, and
// where output led to; -1 while nothing is kept.
static int kept = -1;
static int output_found = -1;
static bool error_is_kept;
static off_t kept_forgotten;
static off_t kept_noticed;
// How much of it has been shown; read by handlers.
static atomic_llong kept_taken;

// MARK: Writing without waiting

static bool wait_writable(int milliseconds) {
  struct pollfd item = {.fd = tty, .events = POLLOUT};
  return poll(&item, 1, milliseconds) == 1 && (item.revents & (POLLERR | POLLHUP)) == 0;
}

/// Writes all of it unless the terminal does not read for `patience` milliseconds.
static bool push(const char *bytes, size_t count, int patience) {
  while (count > 0) {
    // The descriptor may be a blocking one; then only this keeps it from hanging.
    if (!wait_writable(patience)) return false;
    ssize_t written = write(tty, bytes, count);
    if (written >= 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (errno != EAGAIN && errno != EINTR) {
      return false;
    } else if (patience == 0) {
      return false;
    } else {
      patience -= 1;
    }
  }
  return true;
}

// MARK: Giving back

/// Without a controlling terminal there is no background either.
static bool is_foreground(void) {
  pid_t group = tcgetpgrp(tty);
  return group < 0 || group == getpgrp();
}

static void give_screen_back(int patience) {
  static const char cancel[] = "\x18";  // ECMA-48 CAN: abandons an escape sequence
  int index = atomic_load(&leave_index);
  bool is_cut = atomic_load(&frame_is_open);
  if (wait_writable(patience) && (!is_cut || push(cancel, 1, patience))
      && push(leave_bytes[index], leave_counts[index], patience)) {
    return;
  }
  tcflush(tty, TCOFLUSH);
  push(cancel, 1, 1);
  push(leave_bytes[index], leave_counts[index], 1);
}

static void print_kept(void) {
  static char text[kept_size];
  struct stat status;
  off_t start = atomic_load(&kept_taken);
  if (fstat(kept, &status) != 0 || status.st_size <= start) return;
  if (status.st_size - start > kept_size) start = status.st_size - kept_size;
  ssize_t count = pread(kept, text, sizeof text, start);
  if (count > 0) push(text, (size_t)count, crash_patience);
}

static void give_outputs_back(void) {
  if (kept < 0) return;
  // One descriptor for both: there may be few, and both lead to the same terminal.
  dup2(output_found, STDOUT_FILENO);
  if (error_is_kept) dup2(output_found, STDERR_FILENO);
  print_kept();
  close(output_found);
  close(kept);
  output_found = kept = -1;
}

/// Another thread is giving the terminal back: ending the process now would stop it halfway.
static void wait_for_leaving(void) {
  const struct timespec millisecond = {.tv_nsec = 1000000};
  for (int count = 0; count < 200 && atomic_load(&is_leaving); count += 1) {
    nanosleep(&millisecond, NULL);
  }
}

bool guard_leave_screen(int patience) {
  if (!atomic_exchange(&screen_is_ours, false)) return false;
  sigset_t stopping, found;
  sigemptyset(&stopping);
  sigaddset(&stopping, SIGTTOU);
  sigprocmask(SIG_BLOCK, &stopping, &found);
  give_screen_back(patience);
  sigprocmask(SIG_SETMASK, &found, NULL);
  return true;
}

void guard_leave(int patience) {
  int code = errno;
  if (atomic_exchange(&is_leaving, true)) {
    wait_for_leaving();
    errno = code;
    return;
  }
  guard_leave_screen(patience);
  if (atomic_exchange(&modes_are_ours, false)) {
    // An answer that comes now would be taken for a command by the shell.
    if (atomic_load(&answers_are_due)) tcflush(tty, TCIFLUSH);
    // In the background the modes are those of the shell, and setting them would stop us.
    if (is_foreground()) tcsetattr(tty, TCSANOW, &modes_found);
    give_outputs_back();
  }
  atomic_store(&is_leaving, false);
  errno = code;
}

static void leave_at_exit(void) {
  guard_leave(crash_patience);
}

// MARK: Handlers

static void set_action(int signal, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler};
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
}

static void raise_unblocked(int signal) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal);
  raise(signal);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
}

static void note(int signal) {
  int code = errno;
  uint64_t one = 1;
  atomic_fetch_or(&signals_waiting, UINT64_C(1) << signal);
  if (write(wake, &one, sizeof one) < 0) {
    // The counter is full only when the loop has a wake-up waiting already.
  }
  errno = code;
}

static void start_grace(int milliseconds) {
  struct itimerspec time = {.it_value = {.tv_sec = milliseconds / 1000,
                                         .tv_nsec = milliseconds % 1000 * 1000000L}};
  if (has_grace_timer) timer_settime(grace_timer, 0, &time, NULL);
}

/// Restores, and lets the signal do what it would have done without us.
///
/// Swift's runtime has a handler of its own for crashes; on a terminal it asks for a key and keeps
/// the terminal for half a minute, so it is left out unless the user has configured it.
static void on_fatal(int signal) {
  guard_leave(crash_patience);
  if (keeps_crash_handlers) {
    sigaction(signal, &actions_found[signal], NULL);
  } else {
    set_action(signal, SIG_DFL);
  }
  raise(signal);  // Waits until this handler returns.
}

static void on_ending(int signal) {
  int none = 0;
  if (tty < 0) {
    // The session is over, and somebody has put back what was found while it lasted.
    set_action(signal, SIG_DFL);
    raise(signal);  // Waits until this handler returns.
    return;
  }
  if (!atomic_compare_exchange_strong(&dying_of, &none, signal)) return;
  start_grace(notice_milliseconds);
  note(signal);
}

/// The main loop has not ended the process in time; or somebody has sent the timer's signal.
static void on_grace_over(int signal) {
  int reason = atomic_load(&dying_of);
  guard_die(reason != 0 ? reason : signal);
}

/// Installs a handler unless the signal is ignored or, where this one `yields`, of use to somebody.
static void install(int signal, void (*handler)(int), int flags, bool yields) {
  struct sigaction *found = &actions_found[signal];
  if (sigaction(signal, NULL, found) != 0 || found->sa_handler == SIG_IGN) return;
  if (yields && found->sa_handler != SIG_DFL) return;
  struct sigaction action = {.sa_handler = handler, .sa_flags = flags};
  sigfillset(&action.sa_mask);
  for (size_t item = 0; item < COUNT(fatal_signals); item += 1) {
    sigdelset(&action.sa_mask, fatal_signals[item]);
  }
  if (sigaction(signal, &action, NULL) == 0) handlers[signal] = handler;
}

/// Puts back the action that was found, unless somebody has set another one since.
static void uninstall(int signal) {
  struct sigaction now;
  if (handlers[signal] == NULL) return;
  if (sigaction(signal, NULL, &now) == 0 && now.sa_handler == handlers[signal]) {
    sigaction(signal, &actions_found[signal], NULL);
  }
  handlers[signal] = NULL;
}

static void create_grace_timer(void) {
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGRTMAX};
  has_grace_timer = timer_create(CLOCK_MONOTONIC, &event, &grace_timer) == 0;
}

static void register_exit_handler(void) {
  static bool done = false;
  if (!done) atexit(leave_at_exit);
  done = true;
}

int guard_install(int descriptor, const struct termios *found) {
  wake = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
  if (wake < 0) return -1;
  tty = descriptor;
  modes_found = *found;
  keeps_crash_handlers = getenv("SWIFT_BACKTRACE") != NULL;
  atomic_store(&dying_of, 0);
  atomic_store(&death_is_told, false);
  atomic_store(&signals_waiting, 0);
  stack_t stack = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack};
  sigaltstack(&stack, NULL);
  register_exit_handler();
  // A signal that nobody minds: the kernel sends it when a mere thread of the parent ends, too.
  parent_found = getppid();
  prctl(PR_SET_PDEATHSIG, SIGURG);
  create_grace_timer();
  install(SIGRTMAX, on_grace_over, SA_RESTART, false);
  for (size_t item = 0; item < COUNT(fatal_signals); item += 1) {
    install(fatal_signals[item], on_fatal, SA_ONSTACK, false);
  }
  for (size_t item = 0; item < COUNT(ending_signals); item += 1) {
    install(ending_signals[item].number, on_ending, SA_RESTART | SA_ONSTACK,
            ending_signals[item].yields);
  }
  for (size_t item = 0; item < COUNT(noted_signals); item += 1) {
    install(noted_signals[item], note, SA_RESTART | SA_ONSTACK, false);
  }
  return wake;
}

void guard_uninstall(void) {
  prctl(PR_SET_PDEATHSIG, 0);
  if (has_grace_timer) timer_delete(grace_timer);
  has_grace_timer = false;
  for (int signal = 1; signal < NSIG; signal += 1) uninstall(signal);
  wake = tty = -1;
  // Nobody will be told of it any more, so it does now what it would have done without us.
  int reason = atomic_load(&dying_of);
  if (reason != 0 && !atomic_load(&death_is_told)) raise(reason);
}

// MARK: What the main loop calls

void guard_set_leave(const char *bytes, size_t count) {
  int index = 1 - atomic_load(&leave_index);
  if (count > guard_leave_capacity) count = guard_leave_capacity;
  memcpy(leave_bytes[index], bytes, count);
  leave_counts[index] = count;
  atomic_store(&leave_index, index);
}

static bool is_same_terminal(int descriptor) {
  struct stat output, terminal;
  return fstat(descriptor, &output) == 0 && fstat(tty, &terminal) == 0
      && S_ISCHR(output.st_mode) && output.st_rdev == terminal.st_rdev;
}

static void keep_outputs(void) {
  if (kept >= 0 || !is_same_terminal(STDOUT_FILENO)) return;
  // Files in memory may not be larger than others, and whoever writes more is ended by a signal.
  struct rlimit largest;
  if (getrlimit(RLIMIT_FSIZE, &largest) != 0 || largest.rlim_cur != RLIM_INFINITY) return;
  int memory = memfd_create("kept output", MFD_CLOEXEC);
  if (memory < 0) return;
  output_found = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  if (output_found < 0) {
    close(memory);
    return;
  }
  fcntl(memory, F_SETFL, O_APPEND);
  kept = memory;
  kept_forgotten = kept_noticed = 0;
  atomic_store(&kept_taken, 0);
  // Lines are to be there when a signal ends the process, as on a terminal.
  setvbuf(stdout, NULL, _IOLBF, 0);
  error_is_kept = is_same_terminal(STDERR_FILENO);
  dup2(memory, STDOUT_FILENO);
  if (error_is_kept) dup2(memory, STDERR_FILENO);
}

void guard_enter(void) {
  keep_outputs();
  atomic_store(&modes_are_ours, true);
  atomic_store(&screen_is_ours, true);
}

void guard_trim_kept(void) {
  struct stat status;
  if (kept < 0 || fstat(kept, &status) != 0) return;
  if (status.st_size - kept_forgotten <= kept_limit) return;
  // A hole takes no memory, and making it disturbs nobody who writes at the end meanwhile.
  off_t end = status.st_size - kept_size;
  off_t taken = atomic_load(&kept_taken);
  // Who takes what is kept gets to the rest.
  if (taken > 0 && taken < end) end = taken;
  if (fallocate(kept, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, end) == 0) {
    kept_forgotten = end;
  }
}

bool guard_has_more_kept(void) {
  struct stat status;
  if (kept < 0 || fstat(kept, &status) != 0 || status.st_size == kept_noticed) return false;
  kept_noticed = status.st_size;
  return true;
}

size_t guard_take_kept_lines(void *bytes, size_t capacity) {
  off_t start = atomic_load(&kept_taken);
  // What was trimmed away is a hole.
  if (start < kept_forgotten) start = kept_forgotten;
  ssize_t found = kept < 0 ? 0 : pread(kept, bytes, capacity, start);
  if (found <= 0) return 0;
  const char *last = memrchr(bytes, '\n', (size_t)found);
  size_t count = (size_t)found;
  if (last != NULL) {
    count = (size_t)(last - (const char *)bytes) + 1;
  } else if (count < capacity) {
    return 0;
  }
  // What is left is more than what was noticed.
  kept_noticed = start + (off_t)count;
  atomic_store(&kept_taken, kept_noticed);
  return count;
}

void guard_set_frame_open(bool open) {
  atomic_store(&frame_is_open, open);
}

void guard_set_answers_due(bool due) {
  atomic_store(&answers_are_due, due);
}

uint64_t guard_take_signals(void) {
  uint64_t count;
  if (read(wake, &count, sizeof count) < 0) {
    // Nothing was noted since; the flags decide.
  }
  return atomic_exchange(&signals_waiting, 0);
}

int guard_ending_signal(uint64_t signals) {
  for (size_t item = 0; item < COUNT(ending_signals); item += 1) {
    int number = ending_signals[item].number;
    if ((signals & (UINT64_C(1) << number)) != 0) return number;
  }
  return 0;
}

bool guard_was_continued(void) {
  return (atomic_load(&signals_waiting) & (UINT64_C(1) << SIGCONT)) != 0;
}

bool guard_is_orphaned(void) {
  return getppid() != parent_found;
}

void guard_acknowledge(void) {
  atomic_store(&death_is_told, true);
  start_grace(save_milliseconds);
}

/// Another thread may be about to note that the process goes on: whoever waits for that has it then.
static void wait_for_continuation(void) {
  const struct timespec millisecond = {.tv_nsec = 1000000};
  for (int count = 0; count < 50 && !guard_was_continued(); count += 1) {
    nanosleep(&millisecond, NULL);
  }
}

void guard_stop(int signal) {
  // A parent that ignores this signal will not continue us either.
  if (signal == SIGTSTP && handlers[SIGTSTP] == NULL) return;
  struct sigaction ours;
  sigset_t stopping, found;
  sigaction(signal, NULL, &ours);
  // The others of the group are stopped first. A signal to the whole process could be taken by any
  // of its threads, and only when the handler is back; so this thread stops it by one of its own.
  set_action(signal, SIG_IGN);
  kill(0, signal);
  set_action(signal, SIG_DFL);
  sigemptyset(&stopping);
  sigaddset(&stopping, signal);
  pthread_sigmask(SIG_UNBLOCK, &stopping, &found);
  raise(signal);
  if (handlers[SIGCONT] != NULL) wait_for_continuation();
  pthread_sigmask(SIG_SETMASK, &found, NULL);
  sigaction(signal, &ours, NULL);
}

_Noreturn void guard_die(int signal) {
  guard_leave(crash_patience);
  set_action(signal, SIG_DFL);
  raise_unblocked(signal);
  _exit(128 + signal);
}

void guard_protect_thread(void) {
  stack_t stack = {.ss_size = alternate_stack_size};
  stack.ss_sp = malloc(stack.ss_size);
  if (stack.ss_sp == NULL || sigaltstack(&stack, NULL) != 0) free(stack.ss_sp);
}
