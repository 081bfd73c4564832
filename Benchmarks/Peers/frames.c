/* Makes the frames that both sides are given: frames WORK W H COUNT > FILE.
 *
 * Raw pixels of four bytes: red, green, blue and 255. Each work is a function of the frame's
 * number, so that every run on every machine shows the same. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int width, height, count;
static const uint32_t ground = 0x101420, splash = 0xE6463C;

/* 0xRRGGBB, mixed, as bytes in memory. */
static uint32_t mixed(uint32_t from, uint32_t to, double share) {
  uint32_t pixel = 0xFF000000;
  for (int shift = 0; shift < 24; shift += 8) {
    double a = from >> (16 - shift) & 255, b = to >> (16 - shift) & 255;
    pixel |= (uint32_t)lrint(a + (b - a) * share) << shift;
  }
  return pixel;
}

static double turns(double place) { return place - floor(place); }

/* Every pixel of a diagonal gradient changes: a ramp of two colours, there and back again. */
static uint32_t grad(int x, int y, int frame) {
  double place = turns((double)(x + y + 2 * frame) / (width + height));
  return mixed(0x28A0DC, 0xFAC83C, fabs(2 * place - 1));
}

/* A horizontal gradient, which begins again where it ends. */
static uint32_t hgrad(int x, int y, int frame) {
  (void)y;
  return mixed(0x28A0DC, 0xFAC83C, turns((double)(x + 2 * frame) / width));
}

/* Everything changes and hardly a colour comes twice. */
static uint32_t plasma(int x, int y, int frame) {
  double t = frame / 20.0, a = x / 16.0, b = y / 11.0;
  double waves = sin(a + t) + sin(b - t / 2) + sin((a + b) / 2 + t / 3) +
                 sin(sqrt(a * a + b * b + 1) - t);
  uint32_t pixel = 0xFF000000;
  for (int channel = 0; channel < 3; channel++) {
    double value = 127.5 + 127.5 * sin(waves * 1.7 + channel * 2.1 + a * b / 9);
    pixel |= (uint32_t)lrint(value) << (8 * channel);
  }
  return pixel;
}

/* A disc grows over a ground. */
static uint32_t disc(int x, int y, int frame) {
  double radius = (frame + 1.0) / count * hypot(width, height) / 2;
  double distance = hypot(x + 0.5 - width / 2.0, y + 0.5 - height / 2.0);
  return mixed(ground, splash, fmin(fmax(radius - distance + 0.5, 0), 1));
}

static uint32_t scattered(uint32_t value) {
  value = (value ^ value >> 16) * 0x7FEB352Du;
  value = (value ^ value >> 15) * 0x846CA68Bu;
  return value ^ value >> 16;
}

/* Three cells in a hundred change: a board of counters, each three cells wide and of two colours,
 * of which every one steps on in each 33rd frame. */
static uint32_t counter(int x, int y, int frame) {
  static const uint32_t colors[5] = {0x101420, 0xE6463C, 0x5AC878, 0xFAC83C, 0x28A0DC};
  uint32_t place = scattered(y / 2 * 1000 + x / 3);
  uint32_t step = (frame + place % 33) / 33;
  uint32_t color = colors[scattered(place + step * 7919 + y % 2) % 5];
  return mixed(color, color, 0);
}

/* Nothing changes. */
static uint32_t idle(int x, int y, int frame) {
  (void)frame;
  return disc(x, y, count / 2);
}

int main(int argc, char **argv) {
  static const struct {
    const char *name;
    uint32_t (*pixel)(int x, int y, int frame);
  } works[] = {{"grad", grad},   {"hgrad", hgrad},     {"plasma", plasma},
               {"splash", disc}, {"counter", counter}, {"idle", idle}};
  if (argc == 5)
    for (size_t work = 0; work < sizeof works / sizeof *works; work++) {
      if (strcmp(argv[1], works[work].name) != 0) continue;
      width = atoi(argv[2]);
      height = atoi(argv[3]);
      count = atoi(argv[4]);
      uint32_t *row = malloc((size_t)width * 4);
      for (int frame = 0; frame < count; frame++)
        for (int y = 0; y < height; y++) {
          for (int x = 0; x < width; x++) row[x] = works[work].pixel(x, y, frame);
          if (fwrite(row, 4, width, stdout) != (size_t)width) return 1;
        }
      free(row);
      return fflush(stdout) != 0;
    }
  fprintf(stderr, "frames grad|hgrad|plasma|splash|counter|idle W H COUNT > FILE\n");
  return 2;
}
