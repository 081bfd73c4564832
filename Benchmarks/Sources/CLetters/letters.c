#include "letters.h"
#include "strokes.h"
