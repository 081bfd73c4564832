/* A terminal that only counts: sink COLUMNS ROWS PROGRAM ARGUMENT...
 *
 * Runs the program on a pty in raw mode, reads what it writes and keeps nothing. Prints one line
 * of JSON: bytes, reads, seconds, and the processor seconds of the program. With SINK_SECONDS the
 * program is ended (SIGTERM) after that time. */
#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

static pid_t start(int *master, char **argv) {
  struct winsize size = {.ws_col = atoi(argv[1]), .ws_row = atoi(argv[2])};
  struct termios modes = {0};
  cfmakeraw(&modes);
  cfsetspeed(&modes, B38400);
  modes.c_cc[VMIN] = 1;
  pid_t child = forkpty(master, NULL, &modes, &size);
  if (child != 0) return child;
  execvp(argv[3], argv + 3);
  perror(argv[3]);
  _exit(127);
}

int main(int argc, char **argv) {
  if (argc < 4) {
    fprintf(stderr, "sink COLUMNS ROWS PROGRAM ARGUMENT...\n");
    return 2;
  }
  static char buffer[1 << 18];
  unsigned long long bytes = 0, reads = 0;
  const char *limit = getenv("SINK_SECONDS");
  double begin = now(), end = limit ? begin + atof(limit) : 1e18;
  int master;
  pid_t child = start(&master, argv);
  if (child < 0) return perror("forkpty"), 2;
  struct pollfd request = {.fd = master, .events = POLLIN};
  for (;;) {
    double left = end - now();
    if (left <= 0) {
      kill(child, left < -2 ? SIGKILL : SIGTERM);
      left = 0.1;
    }
    if (poll(&request, 1, left < 1e6 ? (int)(left * 1e3) + 1 : -1) == 0) continue;
    ssize_t count = read(master, buffer, sizeof buffer);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    bytes += count;
    reads += 1;
  }
  int status;
  struct rusage usage;
  wait4(child, &status, 0, &usage);
  printf("{\"bytes\":%llu,\"reads\":%llu,\"seconds\":%.3f,\"user\":%.3f,\"sys\":%.3f,"
         "\"maxrss_kb\":%ld,\"status\":%d}\n",
         bytes, reads, now() - begin, seconds(usage.ru_utime), seconds(usage.ru_stime),
         usage.ru_maxrss, WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status));
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}
