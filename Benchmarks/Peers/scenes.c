#define _GNU_SOURCE
#include "scenes.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now_us(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static int chosen(const char *name, int value) {
  const char *text = getenv(name);
  if (text && (*text == 'S' || *text == 's')) text++;
  return !text || !*text || atoi(text) == value;
}

/* Pixels have blue in their lowest byte. */
static void dump(const char *library, int scene, int width, int height, const unsigned *pixels) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s_S%d_%dx%d.ppm", getenv("DUMP"), library, scene, width, height);
  FILE *file = fopen(path, "w");
  if (!file) return perror(path);
  fprintf(file, "P6\n%d %d\n255\n", width, height);
  for (int i = 0; i < width * height; i++)
    for (int shift = 16; shift >= 0; shift -= 8) fputc(pixels[i] >> shift & 255, file);
  fclose(file);
}

static void repeat(const char *library, int scene, int width, int height, scene_draw *draw,
                   void *target) {
  const char *least = getenv("MINMS");
  double least_us = (least ? atof(least) : 200) * 1e3, start = now_us(), elapsed;
  long count = 0;
  do {
    for (int frame = 0; frame < scene_frames; frame++)
      draw(scene, stage_of(frame, width, height), target);
    count += scene_frames;
    elapsed = now_us() - start;
  } while (elapsed < least_us);
  printf("{\"lib\":\"%s\",\"scene\":\"S%d\",\"size\":\"%dx%d\",\"us\":%.3f}\n", library, scene,
         width, height, elapsed / count);
}

void scenes_run(const char *library, int argc, char **argv, void *(*begin)(int width, int height),
                scene_draw *draw, const unsigned *(*pixels)(void *target),
                void (*end)(void *target)) {
  static const int sizes[2][2] = {{200, 120}, {1280, 720}};
  int repetitions = argc > 1 ? atoi(argv[1]) : 0;
  for (int size = 0; size < 2; size++) {
    if (!chosen("SIZE", size)) continue;
    int width = sizes[size][0], height = sizes[size][1];
    void *target = begin(width, height);
    for (int scene = 1; scene <= 7; scene++) {
      if (!chosen("SCENE", scene)) continue;
      if (getenv("DUMP")) {
        draw(scene, stage_of(100, width, height), target);
        dump(library, scene, width, height, pixels(target));
        continue;
      }
      for (int i = 0; i < repetitions; i++) repeat(library, scene, width, height, draw, target);
    }
    end(target);
  }
}
