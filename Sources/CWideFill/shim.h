#pragma once

#include <stddef.h>
#include <stdint.h>
#include <wchar.h>

_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "a wide character is as large as a pixel");

/// Gives `count` pixels side by side the same value.
///
/// The C library picks the widest stores of the processor that it runs on, which a program compiled
/// for every processor of a kind cannot. Swift's modules do not show its `wmemset`.
static inline void wide_fill(uint32_t *pixels, uint32_t pixel, size_t count) {
  wmemset((wchar_t *)pixels, (wchar_t)pixel, count);
}
