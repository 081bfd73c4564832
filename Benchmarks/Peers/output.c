#define _GNU_SOURCE
#include "output.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static void fail(const char *what, const char *about) {
  fprintf(stderr, "%s: %s\n", about, what);
  exit(2);
}

static double now_us(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static double setting(const char *name) {
  const char *text = getenv(name);
  return text ? atof(text) : 0;
}

void output_open(struct output_run *run, const char *name, int argc, char **argv) {
  if (argc != 6) fail("FRAMES.rgba W H COUNT MIN_MS", argv[0]);
  *run = (struct output_run){.name = name, .width = atoi(argv[2]), .height = atoi(argv[3]),
                             .count = atoi(argv[4]), .least_ms = atof(argv[5]),
                             .fps = setting("BENCH_FPS")};
  size_t length = (size_t)run->width * run->height * run->count * 4;
  int file = open(argv[1], O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0 || (size_t)status.st_size < length || length == 0)
    fail("missing or too short", argv[1]);
  void *memory = mmap(NULL, length, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, 0);
  if (memory == MAP_FAILED) fail("cannot be mapped", argv[1]);
  run->pixels = memory;
  close(file);
}

void output_write(struct output_run *run, const uint8_t *bytes, size_t count) {
  if (count == 0) return;
  run->bytes += count;
  run->writes += 1;
  while (count > 0) {
    ssize_t written = write(STDOUT_FILENO, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) fail("takes no more bytes", "standard output");
    bytes += written;
    count -= written;
  }
}

static const uint32_t *frame_at(const struct output_run *run, long step) {
  long last = run->count - 1;
  long phase = last > 0 ? step % (2 * last) : 0;
  long index = phase <= last ? phase : 2 * last - phase;
  return run->pixels + index * run->width * run->height;
}

static void wait_until(double us) {
  struct timespec moment = {.tv_sec = us / 1e6};
  moment.tv_nsec = (us - moment.tv_sec * 1e6) * 1e3;
  while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &moment, NULL) == EINTR) {
  }
}

static void show_all(struct output_run *run, output_show *show, double start) {
  double deadline = start + run->least_ms * 1e3;
  double interval = run->fps > 0 ? 1e6 / run->fps : 0, due = start + interval;
  while (interval > 0 ? due < deadline : run->frames < run->count - 1 || now_us() < deadline) {
    if (interval > 0) wait_until(due);
    run->frames += 1;
    show(run, frame_at(run, run->frames));
    if (interval == 0) continue;
    due += interval;
    for (double now = now_us(); due < now; due += interval) run->late += 1;
  }
}

static double microseconds(struct timeval time) { return time.tv_sec * 1e6 + time.tv_usec; }

void output_run_all(struct output_run *run, output_show *show) {
  show(run, run->pixels);
  run->bytes = run->writes = 0;
  struct rusage before, after;
  getrusage(RUSAGE_SELF, &before);
  double start = now_us();
  show_all(run, show, start);
  double wall = now_us() - start;
  getrusage(RUSAGE_SELF, &after);
  double user = microseconds(after.ru_utime) - microseconds(before.ru_utime);
  double sys = microseconds(after.ru_stime) - microseconds(before.ru_stime);
  double frames = run->frames > 0 ? run->frames : 1;
  const char *path = getenv("BENCH_OUT");
  FILE *out = path ? fopen(path, "a") : NULL;
  if (!out) return;
  fprintf(out,
          "{\"pres\":\"%s\",\"frames\":%ld,\"wall_us_per_frame\":%.3f,\"cpu_us_per_frame\":%.3f,"
          "\"user_us\":%.0f,\"sys_us\":%.0f,\"fps\":%.1f,\"self_bytes\":%llu,\"writes\":%ld,"
          "\"maxrss_kb\":%ld,\"late\":%ld}\n",
          run->name, run->frames, wall / frames, (user + sys) / frames, user, sys,
          frames * 1e6 / wall, (unsigned long long)run->bytes, run->writes, after.ru_maxrss,
          run->late);
  fclose(out);
}
