/* The allocator's entry points, which count and go on to the C library's own. Those of an
 * executable take the place of the library's for everything in the process; a sanitizer's runtime
 * does the same and crashes before main when these get in its way, so there they are left out. */
#include "allocations.h"

#include <errno.h>
#include <stddef.h>

#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define SANITIZED 1
#else
#define SANITIZED 0
#endif

static __thread unsigned long count;
static __thread long live;

bool allocations_are_counted(void) { return !SANITIZED; }

unsigned long allocations_of_this_thread(void) { return count; }

long live_blocks_of_this_thread(void) { return live; }

#if !SANITIZED

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t number, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *block);

void free(void *block) {
  if (block != NULL) live--;
  __libc_free(block);
}

void *malloc(size_t size) {
  count++;
  live++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  live++;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count++;
  if (block == NULL) live++;
  if (block != NULL && size == 0) live--;
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count++;
  live++;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  live++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count++;
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
  *block = __libc_memalign(alignment, size);
  if (*block) live++;
  return *block ? 0 : ENOMEM;
}

#endif
