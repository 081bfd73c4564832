/* The seven scenes as numbers, shared by the raster peers that are written in C. */
#ifndef SCENES_H
#define SCENES_H

#include <math.h>

enum { scene_frames = 300 };

/* The measures of one frame. */
struct stage {
  double t, unit, width, height, x, y;
};

static inline struct stage stage_of(int frame, int width, int height) {
  return (struct stage){frame / (double)scene_frames, height / 120.0, width,
                        height, width / 2.0, height / 2.0};
}

static inline double stage_radius(struct stage s) {
  return (s.t + 1.0 / scene_frames) * hypot(s.width, s.height) / 2;
}

/* Runs a scene as the Swift program does, and prints its lines of JSON. */
typedef void scene_draw(int scene, struct stage stage, void *target);
void scenes_run(const char *library, int argc, char **argv, void *(*begin)(int width, int height),
                scene_draw *draw, const unsigned *(*pixels)(void *target),
                void (*end)(void *target));

#endif
