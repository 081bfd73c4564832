#include "letters.h"
