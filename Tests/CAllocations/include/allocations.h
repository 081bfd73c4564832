/* Counts the blocks of memory that a thread asks for and gives back. */
#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stdbool.h>

/* Whether anything is counted: not in a build with a sanitizer, whose allocator cannot be replaced
 * and where all counts are 0. */
bool allocations_are_counted(void);

/* How many blocks this thread has asked for since it began; it wraps around. */
unsigned long allocations_of_this_thread(void);

/* How many blocks this thread has asked for and nobody has given back on it; those given back on
 * another thread count on. */
long live_blocks_of_this_thread(void);

#endif
