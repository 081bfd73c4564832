/* Counts the blocks of memory that a thread asks for. */
#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

/* How many blocks this thread has asked for since it began; it wraps around. */
unsigned long allocations_of_this_thread(void);

#endif
