/* What the output peers share: mapped frames in, bytes to standard output, figures out. */
#ifndef OUTPUT_H
#define OUTPUT_H

#include <stddef.h>
#include <stdint.h>

/* Frames as `present` takes them, and how to show them. */
struct output_run {
  const char *name;
  const uint32_t *pixels; /* every frame, red in the lowest byte */
  int width, height, count;
  double least_ms, fps;
  long frames, writes, late;
  uint64_t bytes;
};

/* Shows one frame. */
typedef void output_show(struct output_run *run, const uint32_t *frame);

/* Maps the frames of `present`'s arguments; ends the process when they are wrong. */
void output_open(struct output_run *run, const char *name, int argc, char **argv);

/* Shows the frames as `present` does and appends the figures to the file named by BENCH_OUT. */
void output_run_all(struct output_run *run, output_show *show);

/* Writes a frame's bytes, waiting for the terminal, and counts them. */
void output_write(struct output_run *run, const uint8_t *bytes, size_t count);

#endif
