extension GlyphTable {
  /// Pictures with the names SwiftUI's `Image(systemName:)` takes: numbers of two figures.
  ///
  /// A narrow figure alone is called `1:left`, and `1:left.cut` where it is left out of a fill.
  static let symbolNumbers = """
    0:left oo M 4.3 2.6 h 5.96 6 v 4.3 9.4 h 2.64 6 v 4.3 2.6 z
    0:left.cut oo F M 5.19 2.23 L 5.54 2.53 L 5.82 2.89 L 6.25 3.77 L 6.52 4.82 L 6.59 5.4 L 6.59 \
    6.6 L 6.52 7.18 L 6.25 8.23 L 5.82 9.11 L 5.54 9.47 L 5.19 9.77 L 4.77 9.98 L 4.3 10.06 L 3.83 \
    9.98 L 3.41 9.77 L 3.06 9.47 L 2.54 8.69 L 2.35 8.23 L 2.08 7.18 L 1.99 6 L 2.01 5.4 L 2.08 \
    4.82 L 2.35 3.77 L 2.78 2.89 L 3.06 2.53 L 3.41 2.23 L 3.83 2.02 L 4.3 1.94 L 4.68 2 z F M \
    4.14 3.32 L 3.86 3.62 L 3.57 4.21 L 3.37 5.03 L 3.29 6 L 3.37 6.97 L 3.57 7.79 L 3.86 8.38 L \
    4.14 8.68 L 4.3 8.74 L 4.46 8.68 L 4.74 8.38 L 5.03 7.79 L 5.23 6.97 L 5.31 6 L 5.23 5.03 L \
    5.03 4.21 L 4.74 3.62 L 4.46 3.32 L 4.3 3.26 z
    0:right oo M 9.7 2.6 h 11.36 6 v 9.7 9.4 h 8.04 6 v 9.7 2.6 z
    0:right.cut oo F M 10.59 2.23 L 10.94 2.53 L 11.46 3.31 L 11.65 3.77 L 11.92 4.82 L 12.01 6 L \
    11.99 6.6 L 11.81 7.72 L 11.46 8.69 L 11.22 9.11 L 10.94 9.47 L 10.59 9.77 L 10.17 9.98 L 9.7 \
    10.06 L 9.23 9.98 L 8.81 9.77 L 8.46 9.47 L 8.18 9.11 L 7.94 8.69 L 7.59 7.72 L 7.41 6.6 L \
    7.39 6 L 7.41 5.4 L 7.59 4.28 L 7.94 3.31 L 8.18 2.89 L 8.46 2.53 L 8.81 2.23 L 9.23 2.02 L \
    9.7 1.94 L 10.17 2.02 z F M 9.54 3.32 L 9.26 3.62 L 8.97 4.21 L 8.77 5.03 L 8.69 6 L 8.77 6.97 \
    L 8.97 7.79 L 9.26 8.38 L 9.54 8.68 L 9.7 8.74 L 9.86 8.68 L 10.14 8.38 L 10.43 7.79 L 10.63 \
    6.97 L 10.71 6 L 10.63 5.03 L 10.43 4.21 L 10.14 3.62 L 9.86 3.32 L 9.7 3.26 z
    10.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 1:left 0 0 1 @ 0:right 0 0 1
    10.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 1:left.cut 0 0 1 @ 0:right.cut 0 0 1
    10.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 1:left 0 0 1 @ 0:right 0 0 1
    10.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 1:left.cut 0 0 1 @ \
    0:right.cut 0 0 1
    11.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 1:left 0 0 1 @ 1:right 0 0 1
    11.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 1:left.cut 0 0 1 @ 1:right.cut 0 0 1
    11.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 1:left 0 0 1 @ 1:right 0 0 1
    11.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 1:left.cut 0 0 1 @ \
    1:right.cut 0 0 1
    12.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 1:left 0 0 1 @ 2:right 0 0 1
    12.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 1:left.cut 0 0 1 @ 2:right.cut 0 0 1
    12.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 1:left 0 0 1 @ 2:right 0 0 1
    12.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 1:left.cut 0 0 1 @ \
    2:right.cut 0 0 1
    13.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 1:left 0 0 1 @ 3:right 0 0 1
    13.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 1:left.cut 0 0 1 @ 3:right.cut 0 0 1
    13.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 1:left 0 0 1 @ 3:right 0 0 1
    13.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 1:left.cut 0 0 1 @ \
    3:right.cut 0 0 1
    14.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 1:left 0 0 1 @ 4:right 0 0 1
    14.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 1:left.cut 0 0 1 @ 4:right.cut 0 0 1
    14.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 1:left 0 0 1 @ 4:right 0 0 1
    14.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 1:left.cut 0 0 1 @ \
    4:right.cut 0 0 1
    15.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 1:left 0 0 1 @ 5:right 0 0 1
    15.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 1:left.cut 0 0 1 @ 5:right.cut 0 0 1
    15.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 1:left 0 0 1 @ 5:right 0 0 1
    15.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 1:left.cut 0 0 1 @ \
    5:right.cut 0 0 1
    16.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 1:left 0 0 1 @ 6:right 0 0 1
    16.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 1:left.cut 0 0 1 @ 6:right.cut 0 0 1
    16.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 1:left 0 0 1 @ 6:right 0 0 1
    16.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 1:left.cut 0 0 1 @ \
    6:right.cut 0 0 1
    17.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 1:left 0 0 1 @ 7:right 0 0 1
    17.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 1:left.cut 0 0 1 @ 7:right.cut 0 0 1
    17.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 1:left 0 0 1 @ 7:right 0 0 1
    17.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 1:left.cut 0 0 1 @ \
    7:right.cut 0 0 1
    18.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 1:left 0 0 1 @ 8:right 0 0 1
    18.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 1:left.cut 0 0 1 @ 8:right.cut 0 0 1
    18.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 1:left 0 0 1 @ 8:right 0 0 1
    18.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 1:left.cut 0 0 1 @ \
    8:right.cut 0 0 1
    19.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 1:left 0 0 1 @ 9:right 0 0 1
    19.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 1:left.cut 0 0 1 @ 9:right.cut 0 0 1
    19.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 1:left 0 0 1 @ 9:right 0 0 1
    19.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 1:left.cut 0 0 1 @ \
    9:right.cut 0 0 1
    1:left oo M 3.29 8.6 L 4.59 9.4 L 4.59 2.6
    1:left.cut oo F M 2.95 9.15 L 3.63 8.05 L 3.94 8.24 L 3.94 2.6 L 5.24 2.6 L 5.24 10.56 z
    1:right oo M 8.69 8.6 L 9.99 9.4 L 9.99 2.6
    1:right.cut oo F M 8.35 9.15 L 9.03 8.05 L 9.34 8.24 L 9.34 2.6 L 10.64 2.6 L 10.64 10.56 z
    20.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 2:left 0 0 1 @ 0:right 0 0 1
    20.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 2:left.cut 0 0 1 @ 0:right.cut 0 0 1
    20.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 2:left 0 0 1 @ 0:right 0 0 1
    20.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 2:left.cut 0 0 1 @ \
    0:right.cut 0 0 1
    21.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 2:left 0 0 1 @ 1:right 0 0 1
    21.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 2:left.cut 0 0 1 @ 1:right.cut 0 0 1
    21.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 2:left 0 0 1 @ 1:right 0 0 1
    21.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 2:left.cut 0 0 1 @ \
    1:right.cut 0 0 1
    22.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 2:left 0 0 1 @ 2:right 0 0 1
    22.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 2:left.cut 0 0 1 @ 2:right.cut 0 0 1
    22.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 2:left 0 0 1 @ 2:right 0 0 1
    22.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 2:left.cut 0 0 1 @ \
    2:right.cut 0 0 1
    23.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 2:left 0 0 1 @ 3:right 0 0 1
    23.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 2:left.cut 0 0 1 @ 3:right.cut 0 0 1
    23.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 2:left 0 0 1 @ 3:right 0 0 1
    23.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 2:left.cut 0 0 1 @ \
    3:right.cut 0 0 1
    24.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 2:left 0 0 1 @ 4:right 0 0 1
    24.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 2:left.cut 0 0 1 @ 4:right.cut 0 0 1
    24.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 2:left 0 0 1 @ 4:right 0 0 1
    24.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 2:left.cut 0 0 1 @ \
    4:right.cut 0 0 1
    25.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 2:left 0 0 1 @ 5:right 0 0 1
    25.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 2:left.cut 0 0 1 @ 5:right.cut 0 0 1
    25.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 2:left 0 0 1 @ 5:right 0 0 1
    25.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 2:left.cut 0 0 1 @ \
    5:right.cut 0 0 1
    26.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 2:left 0 0 1 @ 6:right 0 0 1
    26.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 2:left.cut 0 0 1 @ 6:right.cut 0 0 1
    26.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 2:left 0 0 1 @ 6:right 0 0 1
    26.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 2:left.cut 0 0 1 @ \
    6:right.cut 0 0 1
    27.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 2:left 0 0 1 @ 7:right 0 0 1
    27.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 2:left.cut 0 0 1 @ 7:right.cut 0 0 1
    27.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 2:left 0 0 1 @ 7:right 0 0 1
    27.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 2:left.cut 0 0 1 @ \
    7:right.cut 0 0 1
    28.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 2:left 0 0 1 @ 8:right 0 0 1
    28.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 2:left.cut 0 0 1 @ 8:right.cut 0 0 1
    28.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 2:left 0 0 1 @ 8:right 0 0 1
    28.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 2:left.cut 0 0 1 @ \
    8:right.cut 0 0 1
    29.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 2:left 0 0 1 @ 9:right 0 0 1
    29.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 2:left.cut 0 0 1 @ 9:right.cut 0 0 1
    29.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 2:left 0 0 1 @ 9:right 0 0 1
    29.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 2:left.cut 0 0 1 @ \
    9:right.cut 0 0 1
    2:left oo M 2.86 8 C 2.86 10 5.74 10 5.74 7.8 C 5.74 6 2.86 5 2.86 2.8 L 5.88 2.8
    2:left.cut oo F M 2.22 8.1 L 3.5 7.9 L 3.57 8.34 L 3.84 8.7 L 4.28 8.82 L 4.51 8.78 L 4.9 8.48 \
    L 5.03 8.21 L 5.08 7.81 L 5.03 7.47 L 4.61 6.74 L 3.38 5.42 L 2.95 4.89 L 2.58 4.28 L 2.31 \
    3.59 L 2.12 2.15 L 5.88 2.15 L 5.88 3.45 L 3.65 3.45 L 4.01 4.13 L 5.63 5.94 L 6.01 6.48 L \
    6.29 7.09 L 6.4 7.79 L 6.29 8.58 L 5.98 9.23 L 5.51 9.72 L 4.94 10.02 L 4.32 10.13 L 3.7 10.06 \
    L 3.12 9.81 L 2.64 9.36 L 2.31 8.74 z
    2:right oo M 8.26 8 C 8.26 10 11.14 10 11.14 7.8 C 11.14 6 8.26 5 8.26 2.8 L 11.28 2.8
    2:right.cut oo F M 7.62 8.1 L 8.9 7.9 L 8.97 8.34 L 9.24 8.7 L 9.68 8.82 L 9.91 8.78 L 10.3 \
    8.48 L 10.43 8.21 L 10.48 7.81 L 10.43 7.47 L 10.01 6.74 L 8.78 5.42 L 8.35 4.89 L 7.98 4.28 L \
    7.71 3.59 L 7.52 2.15 L 11.28 2.15 L 11.28 3.45 L 9.05 3.45 L 9.41 4.13 L 11.03 5.94 L 11.41 \
    6.48 L 11.69 7.09 L 11.8 7.79 L 11.69 8.58 L 11.38 9.23 L 10.91 9.72 L 10.34 10.02 L 9.72 \
    10.13 L 9.1 10.06 L 8.52 9.81 L 8.04 9.36 L 7.71 8.74 z
    30.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 3:left 0 0 1 @ 0:right 0 0 1
    30.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 3:left.cut 0 0 1 @ 0:right.cut 0 0 1
    30.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 3:left 0 0 1 @ 0:right 0 0 1
    30.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 3:left.cut 0 0 1 @ \
    0:right.cut 0 0 1
    31.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 3:left 0 0 1 @ 1:right 0 0 1
    31.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 3:left.cut 0 0 1 @ 1:right.cut 0 0 1
    31.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 3:left 0 0 1 @ 1:right 0 0 1
    31.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 3:left.cut 0 0 1 @ \
    1:right.cut 0 0 1
    32.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 3:left 0 0 1 @ 2:right 0 0 1
    32.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 3:left.cut 0 0 1 @ 2:right.cut 0 0 1
    32.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 3:left 0 0 1 @ 2:right 0 0 1
    32.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 3:left.cut 0 0 1 @ \
    2:right.cut 0 0 1
    33.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 3:left 0 0 1 @ 3:right 0 0 1
    33.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 3:left.cut 0 0 1 @ 3:right.cut 0 0 1
    33.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 3:left 0 0 1 @ 3:right 0 0 1
    33.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 3:left.cut 0 0 1 @ \
    3:right.cut 0 0 1
    34.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 3:left 0 0 1 @ 4:right 0 0 1
    34.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 3:left.cut 0 0 1 @ 4:right.cut 0 0 1
    34.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 3:left 0 0 1 @ 4:right 0 0 1
    34.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 3:left.cut 0 0 1 @ \
    4:right.cut 0 0 1
    35.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 3:left 0 0 1 @ 5:right 0 0 1
    35.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 3:left.cut 0 0 1 @ 5:right.cut 0 0 1
    35.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 3:left 0 0 1 @ 5:right 0 0 1
    35.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 3:left.cut 0 0 1 @ \
    5:right.cut 0 0 1
    36.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 3:left 0 0 1 @ 6:right 0 0 1
    36.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 3:left.cut 0 0 1 @ 6:right.cut 0 0 1
    36.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 3:left 0 0 1 @ 6:right 0 0 1
    36.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 3:left.cut 0 0 1 @ \
    6:right.cut 0 0 1
    37.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 3:left 0 0 1 @ 7:right 0 0 1
    37.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 3:left.cut 0 0 1 @ 7:right.cut 0 0 1
    37.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 3:left 0 0 1 @ 7:right 0 0 1
    37.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 3:left.cut 0 0 1 @ \
    7:right.cut 0 0 1
    38.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 3:left 0 0 1 @ 8:right 0 0 1
    38.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 3:left.cut 0 0 1 @ 8:right.cut 0 0 1
    38.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 3:left 0 0 1 @ 8:right 0 0 1
    38.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 3:left.cut 0 0 1 @ \
    8:right.cut 0 0 1
    39.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 3:left 0 0 1 @ 9:right 0 0 1
    39.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 3:left.cut 0 0 1 @ 9:right.cut 0 0 1
    39.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 3:left 0 0 1 @ 9:right 0 0 1
    39.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 3:left.cut 0 0 1 @ \
    9:right.cut 0 0 1
    3:left oo M 2.86 9.2 L 5.74 9.2 L 4.3 6.8 C 6.32 6.8 6.32 2.6 4.16 2.6 C 3.44 2.6 3 2.9 2.72 3.6
    3:left.cut oo F M 6.89 9.85 L 2.86 9.85 L 2.86 8.55 L 4.59 8.55 L 3.28 6.36 L 4.57 6.08 L 4.78 \
    5.91 L 4.97 5.62 L 5.1 5.2 L 5.14 4.71 L 5.09 4.23 L 4.94 3.81 L 4.73 3.5 L 4.48 3.33 L 4.11 \
    3.25 L 3.71 3.33 L 3.52 3.49 L 3.31 3.87 L 2.13 3.33 L 2.36 2.87 L 2.7 2.47 L 3.38 2.07 L 4.21 \
    1.95 L 5.01 2.11 L 5.67 2.57 L 6.11 3.21 L 6.36 3.93 L 6.45 4.69 L 6.39 5.45 L 6.16 6.17 L \
    5.75 6.81 L 5.28 7.17 z
    3:right oo M 8.26 9.2 L 11.14 9.2 L 9.7 6.8 C 11.72 6.8 11.72 2.6 9.56 2.6 C 8.84 2.6 8.4 2.9 \
    8.12 3.6
    3:right.cut oo F M 12.29 9.85 L 8.26 9.85 L 8.26 8.55 L 9.99 8.55 L 8.68 6.36 L 9.97 6.08 L \
    10.18 5.91 L 10.37 5.62 L 10.5 5.2 L 10.54 4.71 L 10.49 4.23 L 10.34 3.81 L 10.13 3.5 L 9.88 \
    3.33 L 9.51 3.25 L 9.11 3.33 L 8.92 3.49 L 8.71 3.87 L 7.53 3.33 L 7.76 2.87 L 8.1 2.47 L 8.78 \
    2.07 L 9.61 1.95 L 10.41 2.11 L 11.07 2.57 L 11.51 3.21 L 11.76 3.93 L 11.85 4.69 L 11.79 5.45 \
    L 11.56 6.17 L 11.15 6.81 L 10.68 7.17 z
    40.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 4:left 0 0 1 @ 0:right 0 0 1
    40.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 4:left.cut 0 0 1 @ 0:right.cut 0 0 1
    40.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 4:left 0 0 1 @ 0:right 0 0 1
    40.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 4:left.cut 0 0 1 @ \
    0:right.cut 0 0 1
    41.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 4:left 0 0 1 @ 1:right 0 0 1
    41.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 4:left.cut 0 0 1 @ 1:right.cut 0 0 1
    41.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 4:left 0 0 1 @ 1:right 0 0 1
    41.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 4:left.cut 0 0 1 @ \
    1:right.cut 0 0 1
    42.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 4:left 0 0 1 @ 2:right 0 0 1
    42.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 4:left.cut 0 0 1 @ 2:right.cut 0 0 1
    42.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 4:left 0 0 1 @ 2:right 0 0 1
    42.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 4:left.cut 0 0 1 @ \
    2:right.cut 0 0 1
    43.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 4:left 0 0 1 @ 3:right 0 0 1
    43.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 4:left.cut 0 0 1 @ 3:right.cut 0 0 1
    43.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 4:left 0 0 1 @ 3:right 0 0 1
    43.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 4:left.cut 0 0 1 @ \
    3:right.cut 0 0 1
    44.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 4:left 0 0 1 @ 4:right 0 0 1
    44.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 4:left.cut 0 0 1 @ 4:right.cut 0 0 1
    44.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 4:left 0 0 1 @ 4:right 0 0 1
    44.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 4:left.cut 0 0 1 @ \
    4:right.cut 0 0 1
    45.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 4:left 0 0 1 @ 5:right 0 0 1
    45.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 4:left.cut 0 0 1 @ 5:right.cut 0 0 1
    45.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 4:left 0 0 1 @ 5:right 0 0 1
    45.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 4:left.cut 0 0 1 @ \
    5:right.cut 0 0 1
    46.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 4:left 0 0 1 @ 6:right 0 0 1
    46.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 4:left.cut 0 0 1 @ 6:right.cut 0 0 1
    46.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 4:left 0 0 1 @ 6:right 0 0 1
    46.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 4:left.cut 0 0 1 @ \
    6:right.cut 0 0 1
    47.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 4:left 0 0 1 @ 7:right 0 0 1
    47.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 4:left.cut 0 0 1 @ 7:right.cut 0 0 1
    47.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 4:left 0 0 1 @ 7:right 0 0 1
    47.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 4:left.cut 0 0 1 @ \
    7:right.cut 0 0 1
    48.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 4:left 0 0 1 @ 8:right 0 0 1
    48.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 4:left.cut 0 0 1 @ 8:right.cut 0 0 1
    48.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 4:left 0 0 1 @ 8:right 0 0 1
    48.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 4:left.cut 0 0 1 @ \
    8:right.cut 0 0 1
    49.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 4:left 0 0 1 @ 9:right 0 0 1
    49.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 4:left.cut 0 0 1 @ 9:right.cut 0 0 1
    49.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 4:left 0 0 1 @ 9:right 0 0 1
    49.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 4:left.cut 0 0 1 @ \
    9:right.cut 0 0 1
    4:left oo M 5.16 2.6 L 5.16 9.4 L 2.57 4.6 L 6.32 4.6
    4:left.cut oo F M 4.51 2.6 L 5.81 2.6 L 5.81 3.95 L 6.32 3.95 L 6.32 5.25 L 5.81 5.25 L 5.81 \
    10.91 L 5.31 11.04 L 1.48 3.95 L 4.51 3.95 z F M 3.66 5.25 L 4.51 6.83 L 4.51 5.25 z
    4:right oo M 10.56 2.6 L 10.56 9.4 L 7.97 4.6 L 11.72 4.6
    4:right.cut oo F M 9.91 2.6 L 11.21 2.6 L 11.21 3.95 L 11.72 3.95 L 11.72 5.25 L 11.21 5.25 L \
    11.21 10.91 L 10.71 11.04 L 6.88 3.95 L 9.91 3.95 z F M 9.06 5.25 L 9.91 6.83 L 9.91 5.25 z
    50.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ 5:left 0 0 1 @ 0:right 0 0 1
    50.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z @ 5:left.cut 0 0 1 @ 0:right.cut 0 0 1
    50.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ 5:left 0 0 1 @ 0:right 0 0 1
    50.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z @ 5:left.cut 0 0 1 @ \
    0:right.cut 0 0 1
    5:left oo M 5.74 9.4 L 3.15 9.4 L 3 6.4 C 6.46 7.4 6.46 2.6 4.3 2.6 C 3.58 2.6 3 3 2.72 3.6
    5:left.cut oo F M 5.74 8.75 L 5.74 10.05 L 2.53 10.05 L 2.31 5.64 L 3.92 5.88 L 4.41 5.78 L \
    4.75 5.55 L 4.98 5.21 L 5.11 4.77 L 5.12 4.29 L 5.02 3.85 L 4.82 3.52 L 4.59 3.33 L 4.24 3.25 \
    L 3.8 3.36 L 3.52 3.57 L 3.29 3.91 L 2.15 3.29 L 2.58 2.67 L 2.99 2.33 L 3.74 2.01 L 4.36 1.95 \
    L 5.17 2.13 L 5.83 2.66 L 6.24 3.37 L 6.42 4.16 L 6.41 4.98 L 6.17 5.78 L 5.68 6.49 L 4.93 7 L \
    3.95 7.2 L 3.69 7.16 L 3.77 8.75 z
    5:right oo M 11.14 9.4 L 8.55 9.4 L 8.4 6.4 C 11.86 7.4 11.86 2.6 9.7 2.6 C 8.98 2.6 8.4 3 \
    8.12 3.6
    5:right.cut oo F M 11.14 8.75 L 11.14 10.05 L 7.93 10.05 L 7.71 5.64 L 9.32 5.88 L 9.81 5.78 L \
    10.15 5.55 L 10.38 5.21 L 10.51 4.77 L 10.52 4.29 L 10.42 3.85 L 10.22 3.52 L 9.99 3.33 L 9.64 \
    3.25 L 9.2 3.36 L 8.92 3.57 L 8.69 3.91 L 7.55 3.29 L 7.98 2.67 L 8.39 2.33 L 9.14 2.01 L 9.76 \
    1.95 L 10.57 2.13 L 11.23 2.66 L 11.64 3.37 L 11.82 4.16 L 11.81 4.98 L 11.57 5.78 L 11.08 \
    6.49 L 10.33 7 L 9.35 7.2 L 9.09 7.16 L 9.17 8.75 z
    6:left oo M 5.6 9.4 C 3.87 8.8 2.64 7 2.64 4.7 v 4.3 2.6 h 5.96 4.7 v 4.3 6.8 C 3.44 6.8 2.86 \
    6.2 2.64 5.2
    6:left.cut oo F M 2.02 4.28 L 2.22 3.49 L 2.62 2.81 L 3.18 2.29 L 3.9 1.99 L 4.3 1.95 L 4.7 \
    1.99 L 5.42 2.29 L 5.98 2.81 L 6.38 3.49 L 6.58 4.28 L 6.58 5.12 L 6.38 5.91 L 5.98 6.59 L \
    5.42 7.11 L 4.7 7.41 L 4.09 7.44 L 4.64 8.08 L 5 8.37 L 5.86 8.8 L 5.34 10 L 4.8 9.76 L 4.25 \
    9.44 L 3.76 9.03 L 3.31 8.57 L 2.92 8.04 L 2.6 7.46 L 2.34 6.83 L 2.15 6.16 L 2.02 5.36 z F M \
    3.59 5.8 L 3.79 5.99 L 4.01 6.11 L 4.29 6.15 L 4.57 6.09 L 4.96 5.78 L 5.25 5.2 L 5.31 4.7 L \
    5.17 3.98 L 4.84 3.48 L 4.57 3.31 L 4.16 3.27 L 3.89 3.38 L 3.64 3.62 L 3.35 4.2 L 3.29 4.7 L \
    3.32 5.22 z
    6:right oo M 11 9.4 C 9.27 8.8 8.04 7 8.04 4.7 v 9.7 2.6 h 11.36 4.7 v 9.7 6.8 C 8.84 6.8 8.26 \
    6.2 8.04 5.2
    6:right.cut oo F M 7.42 4.28 L 7.62 3.49 L 8.02 2.81 L 8.58 2.29 L 9.3 1.99 L 9.7 1.95 L 10.1 \
    1.99 L 10.82 2.29 L 11.38 2.81 L 11.78 3.49 L 11.98 4.28 L 11.98 5.12 L 11.78 5.91 L 11.38 \
    6.59 L 10.82 7.11 L 10.1 7.41 L 9.49 7.44 L 10.04 8.08 L 10.4 8.37 L 11.26 8.8 L 10.74 10 L \
    10.2 9.76 L 9.65 9.44 L 9.16 9.03 L 8.71 8.57 L 8.32 8.04 L 8 7.46 L 7.74 6.83 L 7.55 6.16 L \
    7.42 5.36 z F M 8.99 5.8 L 9.19 5.99 L 9.41 6.11 L 9.69 6.15 L 9.97 6.09 L 10.36 5.78 L 10.65 \
    5.2 L 10.71 4.7 L 10.57 3.98 L 10.24 3.48 L 9.97 3.31 L 9.56 3.27 L 9.29 3.38 L 9.04 3.62 L \
    8.75 4.2 L 8.69 4.7 L 8.72 5.22 z
    7:left oo M 2.72 9.4 L 5.88 9.4 L 3.72 2.6
    7:left.cut oo F M 2.72 10.05 L 2.72 8.75 L 4.99 8.75 L 3.1 2.8 L 4.34 2.4 L 6.77 10.05 z
    7:right oo M 8.12 9.4 L 11.28 9.4 L 9.12 2.6
    7:right.cut oo F M 8.12 10.05 L 8.12 8.75 L 10.39 8.75 L 8.5 2.8 L 9.74 2.4 L 12.17 10.05 z
    8:left oo M 4.3 6.2 h 5.74 7.8 v 4.3 9.4 h 2.86 7.8 v 4.3 6.2 z M 4.3 6.2 h 6.03 4.4 v 4.3 2.6 \
    h 2.57 4.4 v 4.3 6.2 z
    8:left.cut oo F M 6.17 6.79 L 6.29 7.11 L 6.39 7.8 L 6.29 8.49 L 6.17 8.81 L 5.8 9.37 L 5.29 \
    9.79 L 4.98 9.93 L 4.3 10.05 L 3.62 9.93 L 3.04 9.6 L 2.8 9.37 L 2.43 8.81 L 2.23 8.15 L 2.21 \
    7.8 L 2.31 7.11 L 2.43 6.79 L 2.77 6.27 L 2.37 5.84 L 2.18 5.52 L 1.95 4.79 L 1.92 4.4 L 2.04 \
    3.63 L 2.18 3.28 L 2.61 2.68 L 3.2 2.23 L 3.54 2.08 L 4.3 1.95 L 5.06 2.08 L 5.4 2.23 L 5.99 \
    2.68 L 6.42 3.28 L 6.56 3.63 L 6.68 4.4 L 6.56 5.17 L 6.42 5.52 L 5.83 6.27 z F M 4.47 5.53 L \
    4.93 5.33 L 5.25 4.94 L 5.36 4.59 L 5.36 4.21 L 5.16 3.71 L 4.79 3.38 L 4.47 3.27 L 4.13 3.27 \
    L 3.67 3.47 L 3.35 3.86 L 3.24 4.21 L 3.24 4.59 L 3.44 5.09 L 3.81 5.42 L 4.13 5.53 z F M 4.07 \
    6.89 L 3.77 7.1 L 3.56 7.48 L 3.51 7.8 L 3.56 8.12 L 3.77 8.5 L 3.96 8.66 L 4.3 8.75 L 4.64 \
    8.66 L 4.83 8.5 L 5.04 8.12 L 5.09 7.8 L 5.04 7.48 L 4.83 7.1 L 4.64 6.94 L 4.31 6.85 z
    8:right oo M 9.7 6.2 h 11.14 7.8 v 9.7 9.4 h 8.26 7.8 v 9.7 6.2 z M 9.7 6.2 h 11.43 4.4 v 9.7 \
    2.6 h 7.97 4.4 v 9.7 6.2 z
    8:right.cut oo F M 11.57 6.79 L 11.69 7.11 L 11.79 7.8 L 11.69 8.49 L 11.57 8.81 L 11.2 9.37 L \
    10.69 9.79 L 10.38 9.93 L 9.7 10.05 L 9.02 9.93 L 8.44 9.6 L 8.2 9.37 L 7.83 8.81 L 7.63 8.15 \
    L 7.61 7.8 L 7.71 7.11 L 7.83 6.79 L 8.17 6.27 L 7.77 5.84 L 7.58 5.52 L 7.35 4.79 L 7.32 4.4 \
    L 7.44 3.63 L 7.58 3.28 L 8.01 2.68 L 8.6 2.23 L 8.94 2.08 L 9.7 1.95 L 10.46 2.08 L 10.8 2.23 \
    L 11.39 2.68 L 11.82 3.28 L 11.96 3.63 L 12.08 4.4 L 11.96 5.17 L 11.82 5.52 L 11.23 6.27 z F \
    M 10.03 5.49 L 10.45 5.22 L 10.72 4.77 L 10.78 4.4 L 10.72 4.03 L 10.45 3.58 L 10.03 3.31 L \
    9.7 3.25 L 9.37 3.31 L 8.95 3.58 L 8.68 4.03 L 8.62 4.4 L 8.68 4.77 L 8.95 5.22 L 9.37 5.49 L \
    9.7 5.55 z F M 9.47 6.89 L 9.17 7.1 L 8.96 7.48 L 8.91 7.8 L 8.96 8.12 L 9.17 8.5 L 9.36 8.66 \
    L 9.7 8.75 L 10.04 8.66 L 10.23 8.5 L 10.44 8.12 L 10.49 7.8 L 10.44 7.48 L 10.23 7.1 L 10.04 \
    6.94 L 9.71 6.85 z
    9:left oo M 3 2.6 C 4.73 3.2 5.96 5 5.96 7.3 v 4.3 9.4 h 2.64 7.3 v 4.3 5.2 C 5.16 5.2 5.74 \
    5.8 5.96 6.8
    9:left.cut oo F M 2.74 3.2 L 3.26 2 L 3.8 2.24 L 4.35 2.56 L 4.84 2.97 L 5.29 3.43 L 5.68 3.96 \
    L 6 4.54 L 6.26 5.17 L 6.45 5.84 L 6.59 6.63 L 6.61 7.3 L 6.58 7.72 L 6.38 8.51 L 5.98 9.19 L \
    5.72 9.47 L 5.08 9.9 L 4.7 10.01 L 4.3 10.05 L 3.9 10.01 L 3.18 9.71 L 2.62 9.19 L 2.4 8.87 L \
    2.09 8.13 L 1.99 7.3 L 2.02 6.88 L 2.09 6.47 L 2.4 5.73 L 2.88 5.13 L 3.18 4.89 L 3.9 4.59 L \
    4.51 4.56 L 3.96 3.92 L 3.21 3.4 z F M 5.01 6.2 L 4.81 6.01 L 4.59 5.89 L 4.31 5.85 L 4.03 \
    5.91 L 3.64 6.22 L 3.35 6.8 L 3.29 7.3 L 3.43 8.02 L 3.76 8.52 L 4.03 8.69 L 4.44 8.73 L 4.71 \
    8.62 L 4.96 8.38 L 5.25 7.8 L 5.31 7.3 L 5.28 6.78 z
    9:right oo M 8.4 2.6 C 10.13 3.2 11.36 5 11.36 7.3 v 9.7 9.4 h 8.04 7.3 v 9.7 5.2 C 10.56 5.2 \
    11.14 5.8 11.36 6.8
    9:right.cut oo F M 8.14 3.2 L 8.66 2 L 9.2 2.24 L 9.75 2.56 L 10.24 2.97 L 10.69 3.43 L 11.08 \
    3.96 L 11.4 4.54 L 11.66 5.17 L 11.85 5.84 L 11.99 6.63 L 12.01 7.3 L 11.98 7.72 L 11.78 8.51 \
    L 11.38 9.19 L 11.12 9.47 L 10.48 9.9 L 10.1 10.01 L 9.7 10.05 L 9.3 10.01 L 8.58 9.71 L 8.02 \
    9.19 L 7.8 8.87 L 7.49 8.13 L 7.39 7.3 L 7.42 6.88 L 7.49 6.47 L 7.8 5.73 L 8.28 5.13 L 8.58 \
    4.89 L 9.3 4.59 L 9.91 4.56 L 9.36 3.92 L 8.61 3.4 z F M 10.41 6.2 L 10.21 6.01 L 9.99 5.89 L \
    9.71 5.85 L 9.43 5.91 L 9.04 6.22 L 8.75 6.8 L 8.69 7.3 L 8.83 8.02 L 9.16 8.52 L 9.43 8.69 L \
    9.84 8.73 L 10.11 8.62 L 10.36 8.38 L 10.65 7.8 L 10.71 7.3 L 10.68 6.78 z
    """
}
