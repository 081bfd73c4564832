extension GlyphTable {
  /// Pictures with the names SwiftUI's `Image(systemName:)` takes: shapes, charts and grids.
  static let symbolSigns = """
    accessibility oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z . 7 9.6 M 3.6 7 L 10.4 7 M 7 7 L 7 5 L \
    5.4 2 M 7 5 L 8.6 2
    accessibility.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 7 8.7 h 8.2 9.9 v 7 11.1 h 5.8 \
    9.9 v 7 8.7 z F M 9.4 1.73 L 7.6 5.34 L 7.6 7 L 11 7 L 11 8.2 L 3 8.2 L 3 7 L 6.4 7 L 6.4 5.57 \
    L 6.2 5.47 L 6.33 5.2 L 4.6 1.73 L 5.67 1.2 L 7 3.86 L 8.33 1.2 z
    app oo M 3.4 -0.6 L 9.6 -0.6 h 13 2.8 L 13 9 v 9.6 12.4 L 3.4 12.4 h 0 9 L 0 2.8 v 3.4 -0.6 z
    app.badge oo M 7 12.4 L 3.4 12.4 h 0 9 L 0 2.8 v 3.4 -0.6 L 9.6 -0.6 h 13 2.8 L 13 5.6 B M 12 \
    9.1 h 10.1 11 v 12 12.9 h 13.9 11 v 12 9.1 z
    app.badge.fill oo B M 6.4 12 C 6.4 8.4 9.4 5.8 13 6 L 13 2.8 v 9.6 -0.6 L 3.4 -0.6 h 0 2.8 L 0 \
    9 v 3.4 12 z B M 12 9.3 h 10.3 11 v 12 12.7 h 13.7 11 v 12 9.3 z
    app.fill oo B M 3.4 -0.6 h 0 2.8 L 0 9 v 3.4 12.4 L 9.6 12.4 h 13 9 L 13 2.8 v 9.6 -0.6 z
    arrow.up.left.and.down.right.magnifyingglass oo M 5.8 1.2 h 11.6 7 v 5.8 12.8 h 0 7 v 5.8 1.2 \
    z M 10 2.8 L 14 -1.2 M 3.4 9.4 L 8.2 4.6 M 3.4 6.6 L 3.4 9.4 L 6.2 9.4 M 8.2 7.4 L 8.2 4.6 L \
    5.4 4.6
    bell.badge oo M 5.2 11.9 C 3 11.6 1.6 9.8 1.6 7.4 C 1.6 5 1.6 3.4 0 1.6 L 12 1.6 C 11 2.8 10.6 \
    3.8 10.5 5 M 4.2 -0.8 L 7.8 -0.8 B M 10 8.3 h 8.1 10.2 v 10 12.1 h 11.9 10.2 v 10 8.3 z
    bell.badge.fill oo B M 5 11.6 L 5 10.2 C 5 7.4 7.4 5 10.4 5 C 10.6 3.8 11 2.8 12 1.6 L 0 1.6 C \
    1.6 3.4 1.6 5 1.6 7.4 C 1.6 9.6 3 11.2 5 11.6 z S M 4.2 -0.8 L 7.8 -0.8 B M 10.2 8.7 h 8.5 \
    10.4 v 10.2 12.1 h 11.9 10.4 v 10.2 8.7 z
    bell.slash oo M 11.46 5.23 C 11.4 5.89 11.4 6.6 11.4 7.4 C 11.4 10.02 9.51 12 7 12 C 6.24 12 \
    5.53 11.82 4.92 11.49 M 7 12 L 7 13.2 M 3.11 9.62 C 2.78 8.97 2.6 8.22 2.6 7.4 C 2.6 5 2.6 3.4 \
    1 1.6 L 11.5 1.6 M 5.2 -0.8 L 8.8 -0.8 M 0.2 12.4 L 13.8 -0.6
    bell.slash.fill oo B M 4.92 11.49 C 5.53 11.82 6.24 12 7 12 C 9.51 12 11.4 10.02 11.4 7.4 C \
    11.4 6.6 11.4 5.89 11.46 5.23 z S M 7 12 L 7 13.2 B M 11.5 1.6 L 1 1.6 C 2.6 3.4 2.6 5 2.6 7.4 \
    C 2.6 8.22 2.78 8.97 3.11 9.62 z S M 5.2 -0.8 L 8.8 -0.8 M 0.2 12.4 L 13.8 -0.6
    bolt.car oo M 0 1.6 L 0 5.4 L 1.6 6.6 L 3.2 10.6 L 11.6 10.6 L 13.2 6.6 L 14.8 5.4 L 14.8 1.6 \
    z . 3.2 4 . 11.6 4 F M 7.8 6.8 L 10.2 6.8 L 6.4 2.4 L 7 5.2 L 4.6 5.2 L 8.4 9.6 z S M 2 1.4 L \
    2 -0.4 M 12.8 1.4 L 12.8 -0.4
    bolt.car.fill oo B M 0 1.6 L 0 5.4 L 1.6 6.6 L 3.2 10.6 L 11.6 10.6 L 13.2 6.6 L 14.8 5.4 L \
    14.8 1.6 z F M 8.6 10.1 L 4.2 4.8 L 6.6 4.8 L 6 1.9 L 10.6 7.2 L 8.2 7.2 z F M 2.8 3 h 3.8 4 v \
    2.8 5 h 1.8 4 v 2.8 3 z F M 12 3 h 13 4 v 12 5 h 11 4 v 12 3 z S M 2 1.4 L 2 -0.4 M 12.8 1.4 L \
    12.8 -0.4
    bolt.heart oo M 7 -0.6 C 3.6 2.2 0 5 0 8.8 v 3.6 12.6 C 5.2 12.6 6.4 11.6 7 10.2 C 7.6 11.6 \
    8.8 12.6 10.4 12.6 h 14 8.8 C 14 5 10.4 2.2 7 -0.6 z F M 7.6 8.8 L 7.3 6.2 L 9.8 6.2 L 6 2 L \
    6.4 4.9 L 4.2 4.9 z
    bolt.heart.fill oo B M 7 -0.6 C 3.6 2.2 0 5 0 8.8 v 3.6 12.6 C 5.2 12.6 6.4 11.6 7 10.2 C 7.6 \
    11.6 8.8 12.6 10.4 12.6 h 14 8.8 C 14 5 10.4 2.2 7 -0.6 z F M 7.8 9.4 L 4 5.2 L 6.4 5.2 L 6 \
    1.6 L 10 6.4 L 7.4 6.4 z
    bolt.slash oo M 4.31 8.02 L 2 5.2 L 6 5.2 L 4.6 -1 L 8.68 3.98 M 7.42 8.68 L 8.4 13 L 5.96 \
    10.03 M 10.33 5.99 L 11 6.8 L 9.46 6.8 M 0 12 L 13.2 -0.2
    bolt.slash.fill oo B M 7.42 8.68 L 5.96 10.03 L 8.4 13 z B M 11 6.8 L 10.33 5.99 L 9.46 6.8 z \
    B M 4.6 -1 L 6 5.2 L 2 5.2 L 4.31 8.02 L 8.68 3.98 z S M 0 12 L 13.2 -0.2
    calendar.badge.clock oo M 5.8 -0.4 L 0 -0.4 L 0 11.2 L 13 11.2 L 13 7.6 L 0 7.6 M 3.4 11.2 L \
    3.4 13 M 9.6 11.2 L 9.6 13 . 3.4 4 B M 11.8 -1 h 8.8 2 v 11.8 5 h 14.8 2 v 11.8 -1 z F M 12.35 \
    4.3 L 11.25 4.3 L 11.25 1.46 L 13.15 0.51 L 13.65 1.49 L 12.35 2.14 z
    calendar.badge.plus oo M 6.4 -0.4 L 0 -0.4 L 0 11.2 L 13 11.2 L 13 7.6 L 0 7.6 M 3.4 11.2 L \
    3.4 13 M 9.6 11.2 L 9.6 13 . 3.4 4 M 11.6 5 L 11.6 -1 M 8.6 2 L 14.6 2
    camera.filters oo M 7 4.2 h 11.4 8.6 v 7 13 h 2.6 8.6 v 7 4.2 z M 4.4 -1 h 8.8 3.4 v 4.4 7.8 h \
    0 3.4 v 4.4 -1 z M 9.6 -1 h 14 3.4 v 9.6 7.8 h 5.2 3.4 v 9.6 -1 z
    chart.bar oo M 0 0 L 2.8 0 L 2.8 5 L 0 5 z M 5.6 0 L 8.4 0 L 8.4 8.4 L 5.6 8.4 z M 11.2 0 L 14 \
    0 L 14 12 L 11.2 12 z
    chart.bar.fill oo B M 0.2 0 L 0.2 5 L 2 5 L 2 0 z B M 6 0 L 6 8.4 L 7.8 8.4 L 7.8 0 z B M 11.8 \
    0 L 11.8 12 L 13.6 12 L 13.6 0 z
    chart.bar.xaxis oo M 0 -0.8 L 15 -0.8 M 3 2.4 L 3 6 M 7.5 2.4 L 7.5 9 M 12 2.4 L 12 12.4
    chart.dots.scatter oo M 0 12.6 L 0 -0.4 L 14 -0.4 . 3.6 3 . 6.4 6.4 . 9 4 . 10.4 9 . 13 11.4
    chart.line.downtrend.xyaxis oo M 0 12.6 L 0 -0.4 L 15 -0.4 M 3.4 10.8 L 6.8 7 L 9.4 9.4 L 14 4 \
    M 10.4 3.6 L 14.2 3.6 L 14.2 7.4
    chart.line.uptrend.xyaxis oo M 0 12.6 L 0 -0.4 L 15 -0.4 M 3.4 3.6 L 6.8 7.4 L 9.4 5 L 14 10.6 \
    M 10.4 11 L 14.2 11 L 14.2 7.2
    chart.pie oo M 6.4 12 C 2.87 12 0 9.13 0 5.6 C 0 2.07 2.87 -0.8 6.4 -0.8 C 9.93 -0.8 12.8 2.07 \
    12.8 5.6 L 6.4 5.6 L 6.4 12 M 9.2 8.4 L 9.2 13 h 13.8 8.4 z
    chart.pie.fill oo B M 6.2 11.4 L 6.2 5.4 L 12.2 5.4 C 12.2 2.09 9.51 -0.6 6.2 -0.6 C 2.89 -0.6 \
    0.2 2.09 0.2 5.4 C 0.2 8.71 2.89 11.4 6.2 11.4 z B M 9.2 8.6 L 9.2 12.8 C 11.8 12.6 13.4 11 \
    13.6 8.6 z
    chart.xyaxis.line = chart.line.uptrend.xyaxis
    circle.bottomhalf.filled oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z B M 0 6 L 14 6 v 7 -1 h 0 6 z
    circle.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z M 7 2.6 h 10.4 6 v 7 9.4 h 3.6 6 v 7 2.6 \
    z
    circle.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 7 1.6 h 11.4 6 v 7 10.4 h 2.6 \
    6 v 7 1.6 z F M 7 3.2 h 4.2 6 v 7 8.8 h 9.8 6 v 7 3.2 z
    circle.dashed oo M 13.87 4.66 C 14.04 5.55 14.04 6.45 13.87 7.34 M 12.8 9.91 C 12.3 10.66 \
    11.66 11.3 10.91 11.8 M 8.34 12.87 C 7.45 13.04 6.55 13.04 5.66 12.87 M 3.09 11.8 C 2.34 11.3 \
    1.7 10.66 1.2 9.91 M 0.13 7.34 C -0.04 6.45 -0.04 5.55 0.13 4.66 M 1.2 2.09 C 1.7 1.34 2.34 \
    0.7 3.09 0.2 M 5.66 -0.87 C 6.55 -1.04 7.45 -1.04 8.34 -0.87 M 10.91 0.2 C 11.66 0.7 12.3 1.34 \
    12.8 2.09
    circle.dotted oo . 14 6 . 12.66 10.11 . 9.16 12.66 . 4.84 12.66 . 1.34 10.11 . 0 6 . 1.34 1.89 \
    . 4.84 -0.66 . 9.16 -0.66 . 12.66 1.89
    circle.grid.2x2 oo M 2.2 -0.2 h 4.6 2.2 v 2.2 4.6 h -0.2 2.2 v 2.2 -0.2 z M 2.2 7.6 h 4.6 10 v \
    2.2 12.4 h -0.2 10 v 2.2 7.6 z M 10 -0.2 h 12.4 2.2 v 10 4.6 h 7.6 2.2 v 10 -0.2 z M 10 7.6 h \
    12.4 10 v 10 12.4 h 7.6 10 v 10 7.6 z
    circle.grid.2x2.fill oo B M 2.2 0.2 h 0.2 2.2 v 2.2 4.2 h 4.2 2.2 v 2.2 0.2 z B M 2.2 8 h 0.2 \
    10 v 2.2 12 h 4.2 10 v 2.2 8 z B M 10 0.2 h 8 2.2 v 10 4.2 h 12 2.2 v 10 0.2 z B M 10 8 h 8 10 \
    v 10 12 h 12 10 v 10 8 z
    circle.grid.3x3 = circle.grid.3x3.fill
    circle.grid.3x3.fill oo B M 0.8 10.2 h -0.2 11.2 v 0.8 12.2 h 1.8 11.2 v 0.8 10.2 z B M 6 10.2 \
    h 5 11.2 v 6 12.2 h 7 11.2 v 6 10.2 z B M 11.2 10.2 h 10.2 11.2 v 11.2 12.2 h 12.2 11.2 v 11.2 \
    10.2 z B M 0.8 5 h -0.2 6 v 0.8 7 h 1.8 6 v 0.8 5 z B M 6 5 h 5 6 v 6 7 h 7 6 v 6 5 z B M 11.2 \
    5 h 10.2 6 v 11.2 7 h 12.2 6 v 11.2 5 z B M 0.8 -0.2 h -0.2 0.8 v 0.8 1.8 h 1.8 0.8 v 0.8 -0.2 \
    z B M 6 -0.2 h 5 0.8 v 6 1.8 h 7 0.8 v 6 -0.2 z B M 11.2 -0.2 h 10.2 0.8 v 11.2 1.8 h 12.2 0.8 \
    v 11.2 -0.2 z
    circle.grid.cross oo M 7 9 h 9 11 v 7 13 h 5 11 v 7 9 z M 2 4 h 4 6 v 2 8 h 0 6 v 2 4 z M 12 4 \
    h 14 6 v 12 8 h 10 6 v 12 4 z M 7 -1 h 9 1 v 7 3 h 5 1 v 7 -1 z
    circle.grid.cross.fill oo B M 7 9.4 h 5.4 11 v 7 12.6 h 8.6 11 v 7 9.4 z B M 2 4.4 h 0.4 6 v 2 \
    7.6 h 3.6 6 v 2 4.4 z B M 12 4.4 h 10.4 6 v 12 7.6 h 13.6 6 v 12 4.4 z B M 7 -0.6 h 5.4 1 v 7 \
    2.6 h 8.6 1 v 7 -0.6 z
    circle.hexagongrid = circles.hexagongrid
    circle.hexagongrid.fill = circles.hexagongrid.fill
    circle.inset.filled = record.circle
    circle.lefthalf.fill = circle.lefthalf.filled
    circle.lefthalf.filled oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z B M 7 13 L 7 -1 h 0 6 v 7 13 z
    circle.righthalf.fill = circle.righthalf.filled
    circle.righthalf.filled oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z B M 7 13 h 14 6 v 7 -1 z
    circle.slash oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z M 2 11 L 12 1
    circle.slash.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 3.2 10.79 L 2.21 9.8 L 10.8 \
    1.21 L 11.79 2.2 z
    circle.tophalf.filled oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z B M 0 6 v 7 13 h 14 6 z
    circles.hexagongrid oo M 7 4.3 h 8.7 6 v 7 7.7 h 5.3 6 v 7 4.3 z M 12.1 4.3 h 13.8 6 v 12.1 \
    7.7 h 10.4 6 v 12.1 4.3 z M 9.55 8.72 h 11.25 10.42 v 9.55 12.12 h 7.85 10.42 v 9.55 8.72 z M \
    4.45 8.72 h 6.15 10.42 v 4.45 12.12 h 2.75 10.42 v 4.45 8.72 z M 1.9 4.3 h 3.6 6 v 1.9 7.7 h \
    0.2 6 v 1.9 4.3 z M 4.45 -0.12 h 6.15 1.58 v 4.45 3.28 h 2.75 1.58 v 4.45 -0.12 z M 9.55 -0.12 \
    h 11.25 1.58 v 9.55 3.28 h 7.85 1.58 v 9.55 -0.12 z
    circles.hexagongrid.fill oo B M 7 4.6 h 5.6 6 v 7 7.4 h 8.4 6 v 7 4.6 z B M 12.1 4.6 h 10.7 6 \
    v 12.1 7.4 h 13.5 6 v 12.1 4.6 z B M 9.55 9.02 h 8.15 10.42 v 9.55 11.82 h 10.95 10.42 v 9.55 \
    9.02 z B M 4.45 9.02 h 3.05 10.42 v 4.45 11.82 h 5.85 10.42 v 4.45 9.02 z B M 1.9 4.6 h 0.5 6 \
    v 1.9 7.4 h 3.3 6 v 1.9 4.6 z B M 4.45 0.18 h 3.05 1.58 v 4.45 2.98 h 5.85 1.58 v 4.45 0.18 z \
    B M 9.55 0.18 h 8.15 1.58 v 9.55 2.98 h 10.95 1.58 v 9.55 0.18 z
    clock.badge.checkmark oo M 12.74 7.49 C 12.44 9.63 11.08 11.47 9.12 12.39 C 7.17 13.31 4.89 \
    13.18 3.05 12.05 C 1.21 10.92 0.06 8.94 0 6.78 C -0.06 4.62 0.97 2.58 2.75 1.34 C 4.52 0.11 \
    6.8 -0.14 8.8 0.67 M 6.4 10.2 L 6.4 6.2 L 8.6 5 M 10 1.2 L 12 -0.8 L 15.4 3.6
    clock.badge.checkmark.fill oo B M 12.72 5.6 L 11.57 4.04 L 11.26 4.25 L 10 4.5 L 8.74 4.25 L \
    7.67 3.53 L 6.95 2.46 L 6.7 1.2 L 6.89 0.24 L 6.4 0.2 L 5.4 0.28 L 4.42 0.51 L 3.49 0.9 L 2.64 \
    1.42 L 1.87 2.07 L 1.22 2.84 L 0.7 3.69 L 0.31 4.62 L 0.08 5.6 L 0 6.6 L 0.08 7.6 L 0.31 8.58 \
    L 0.7 9.51 L 1.22 10.36 L 1.87 11.13 L 2.64 11.78 L 3.49 12.3 L 4.42 12.69 L 5.4 12.92 L 6.4 \
    13 L 7.4 12.92 L 8.38 12.69 L 9.31 12.3 L 10.16 11.78 L 10.93 11.13 L 11.58 10.36 L 12.1 9.51 \
    L 12.49 8.58 L 12.72 7.6 L 12.8 6.6 z F M 7.1 10.8 L 5.7 10.8 L 5.7 5.87 L 8.69 4.37 L 9.31 \
    5.63 L 7.1 6.73 z S M 10 1.2 L 12 -0.8 L 15.4 3.6
    crop oo M 2.8 13.4 L 2.8 1.8 L 14.4 1.8 M 0 10.6 L 11.6 10.6 L 11.6 -1
    eye.slash.fill oo B M 7.83 10.05 C 11.14 10.1 14.47 8.75 16 6 C 15.45 5.01 14.66 4.2 13.72 \
    3.57 z B M 11.25 2.42 C 7.17 1.19 2.01 2.38 0 6 C 0.99 7.78 2.74 8.97 4.75 9.58 z F M 6.37 \
    7.79 C 5.89 7.36 5.6 6.73 5.6 6 C 5.6 4.63 6.63 3.6 8 3.6 C 8.64 3.6 9.21 3.83 9.63 4.21 z S M \
    2 12.6 L 14 -0.6
    gearshape.2 = gearshape
    gearshape.2.fill = gearshape.fill
    heart.slash oo M 4.28 12.54 C 5.54 12.3 6.49 11.39 7 10.2 C 7.6 11.6 8.8 12.6 10.4 12.6 C \
    12.45 12.6 14 10.97 14 8.8 C 14 7.14 13.31 5.67 12.26 4.31 M 10.5 2.4 C 9.42 1.37 8.2 0.38 7 \
    -0.6 C 3.6 2.2 0 5 0 8.8 C 0 10.06 0.52 11.13 1.36 11.81 M 0.4 12.8 L 13.6 -0.8
    heart.slash.fill oo B M 4.28 12.54 C 5.54 12.3 6.49 11.39 7 10.2 C 7.6 11.6 8.8 12.6 10.4 12.6 \
    C 12.45 12.6 14 10.97 14 8.8 C 14 7.14 13.31 5.67 12.26 4.31 z B M 10.5 2.4 C 9.42 1.37 8.2 \
    0.38 7 -0.6 C 3.6 2.2 0 5 0 8.8 C 0 10.06 0.52 11.13 1.36 11.81 z S M 0.4 12.8 L 13.6 -0.8
    icloud = cloud
    icloud.and.arrow.down oo M 10.4 0.8 L 12.6 0.8 h 15.6 3.8 v 12.8 6.8 C 12.8 9.6 10.8 11.6 8.2 \
    11.6 C 5.8 11.6 4.2 10 3.8 7.4 C 1.6 7.4 0 6 0 4 v 3.6 0.8 L 5.6 0.8 M 8 5.6 L 8 -2 M 5.4 0.4 \
    L 8 -2.2 L 10.6 0.4
    icloud.and.arrow.up oo M 10.4 0.8 L 12.6 0.8 h 15.6 3.8 v 12.8 6.8 C 12.8 9.6 10.8 11.6 8.2 \
    11.6 C 5.8 11.6 4.2 10 3.8 7.4 C 1.6 7.4 0 6 0 4 v 3.6 0.8 L 5.6 0.8 M 8 -2.2 L 8 5.6 M 5.4 \
    3.2 L 8 5.8 L 10.6 3.2
    icloud.fill = cloud.fill
    minus.magnifyingglass oo M 5 2.4 h 10 7.4 v 5 12.4 h 0 7.4 v 5 2.4 z M 8.8 3.6 L 13 -0.6 M 2.9 \
    7.4 L 7.1 7.4
    nosign = circle.slash
    octagon oo M 4.2 12.8 L 9.8 12.8 L 13.8 8.8 L 13.8 3.2 L 9.8 -0.8 L 4.2 -0.8 L 0.2 3.2 L 0.2 \
    8.8 z
    oval oo M 8 1 h 16 6 v 8 11 h 0 6 v 8 1 z
    oval.fill oo B M 8 1 h 0 6 v 8 11 h 16 6 v 8 1 z
    pentagon oo M 7 13 L 13.8 8 L 11.2 0 L 2.8 0 L 0.2 8 z
    pentagon.fill oo B M 7 13 L 13.8 8 L 11.2 0 L 2.8 0 L 0.2 8 z
    person.text.rectangle oo M 0 0.4 L 16 0.4 L 16 11.6 L 0 11.6 z B M 4.6 6.7 h 3.7 7.6 v 4.6 8.5 \
    h 5.5 7.6 v 4.6 6.7 z B M 2.8 3.8 C 3 4.8 3.6 5 4.6 5 C 5.6 5 6.2 4.8 6.4 3.8 z S M 9.6 8 L \
    12.8 8 M 9.6 4.6 L 12.8 4.6
    person.text.rectangle.fill oo B M 0 0.4 L 0 11.6 L 16 11.6 L 16 0.4 z F M 4.8 6.1 h 6.5 7.8 v \
    4.8 9.5 h 3.1 7.8 v 4.8 6.1 z F M 2 3 L 7.6 3 C 7.4 4.8 6.4 5.4 4.8 5.4 C 3.2 5.4 2.2 4.8 2 3 \
    z F M 9.4 7.2 L 14 7.2 L 14 8.6 L 9.4 8.6 z F M 9.4 3.8 L 14 3.8 L 14 5.2 L 9.4 5.2 z
    phone.down oo M 0 4.4 C 0 10.8 16 10.8 16 4.4 C 16 3.6 15.4 3.2 14.6 3.4 L 11.8 4 L 11.2 6.6 C \
    9.4 7.2 6.6 7.2 4.8 6.6 L 4.2 4 L 1.4 3.4 C 0.6 3.2 0 3.6 0 4.4 z
    phone.down.fill oo B M 0 4.4 C 0 10.8 16 10.8 16 4.4 C 16 3.6 15.4 3.2 14.6 3.4 L 11.8 4 L \
    11.2 6.6 C 9.4 7.2 6.6 7.2 4.8 6.6 L 4.2 4 L 1.4 3.4 C 0.6 3.2 0 3.6 0 4.4 z
    photo.on.rectangle oo M 2.8 -1 L 16 -1 L 16 8.6 L 2.8 8.6 z M 2.8 1.6 L 7 5 L 10 2 L 12 3.6 L \
    16 0.4 M 0 3.6 L 0 12.4 L 12.6 12.4
    photo.on.rectangle.angled = photo.on.rectangle
    photo.on.rectangle.angled.fill = photo.on.rectangle.fill
    photo.on.rectangle.fill oo B M 3.4 -1 L 3.4 8 L 16 8 L 16 -1 z F M 4.4 0 L 15 0 L 15 1.2 L \
    11.6 3.6 L 9.8 2 L 7.2 4.6 L 4.4 1.4 z S M 0 4 L 0 12.4 L 12.6 12.4
    photo.stack oo M 0 -1 L 15 -1 L 15 7.6 L 0 7.6 z M 0 1.6 L 4.2 4.4 L 8.6 0.8 L 11 2.6 L 15 0 . \
    11 5 M 1.8 10.2 L 13.2 10.2 M 3.8 12.8 L 11.2 12.8
    photo.stack.fill oo B M 0 7.6 L 15 7.6 L 15 -1 L 0 -1 z F M 1 -0.4 L 14 -0.4 L 14 0.6 L 11 2.8 \
    L 8.6 0.8 L 4.4 4 L 1 1.6 z F M 11 3.9 h 12.3 5.2 v 11 6.5 h 9.7 5.2 v 11 3.9 z S M 1.8 10.2 L \
    13.2 10.2 M 3.8 12.8 L 11.2 12.8
    plus.magnifyingglass oo M 5 2.4 h 10 7.4 v 5 12.4 h 0 7.4 v 5 2.4 z M 8.8 3.6 L 13 -0.6 M 2.6 \
    7.4 L 7.4 7.4 M 5 9.8 L 5 5
    power oo M 7 13 L 7 6.4 M 2.89 10.3 C 0.83 8.57 0.07 5.74 0.99 3.21 C 1.91 0.68 4.31 -1 7 -1 C \
    9.69 -1 12.09 0.68 13.01 3.21 C 13.93 5.74 13.17 8.57 11.11 10.3
    quote.opening oo B M 2 2.8 h 0.4 4.4 v 2 6 h 3.6 4.4 v 2 2.8 z B M 9 2.8 h 7.4 4.4 v 9 6 h \
    10.6 4.4 v 9 2.8 z S M 0.6 4.6 C 0.4 7.6 1.6 9.4 4 10 M 7.6 4.6 C 7.4 7.6 8.6 9.4 11 10
    rays oo M 10.6 6 L 14 6 M 9.55 8.55 L 11.95 10.95 M 7 9.6 L 7 13 M 4.45 8.55 L 2.05 10.95 M \
    3.4 6 L 0 6 M 4.45 3.45 L 2.05 1.05 M 7 2.4 L 7 -1 M 9.55 3.45 L 11.95 1.05
    rectangle.3.group oo M 0 -0.4 L 6 -0.4 L 6 12.4 L 0 12.4 z M 9.2 7.6 L 15.2 7.6 L 15.2 12.4 L \
    9.2 12.4 z M 9.2 -0.4 L 15.2 -0.4 L 15.2 4.4 L 9.2 4.4 z
    rectangle.3.group.fill oo B M 0 -0.4 L 0 12.4 L 6 12.4 L 6 -0.4 z B M 9.2 7.6 L 9.2 12.4 L \
    15.2 12.4 L 15.2 7.6 z B M 9.2 -0.4 L 9.2 4.4 L 15.2 4.4 L 15.2 -0.4 z
    rectangle.3.offgrid oo M 0 8.2 L 6 8.2 L 6 12.4 L 0 12.4 z M 0 -0.4 L 6 -0.4 L 6 5 L 0 5 z M \
    9.2 1.6 L 15.2 1.6 L 15.2 10.4 L 9.2 10.4 z
    rectangle.3.offgrid.fill oo B M 0 8.2 L 0 12.4 L 6 12.4 L 6 8.2 z B M 0 -0.4 L 0 5 L 6 5 L 6 \
    -0.4 z B M 9.2 1.6 L 9.2 10.4 L 15.2 10.4 L 15.2 1.6 z
    rectangle.grid.1x2 oo M 0 0.2 L 14 0.2 L 14 4.4 L 0 4.4 z M 0 7.6 L 14 7.6 L 14 11.8 L 0 11.8 \
    z
    rectangle.grid.2x2 oo M 0 0.4 L 6 0.4 L 6 4.4 L 0 4.4 z M 9 0.4 L 15 0.4 L 15 4.4 L 9 4.4 z M \
    0 7.6 L 6 7.6 L 6 11.6 L 0 11.6 z M 9 7.6 L 15 7.6 L 15 11.6 L 9 11.6 z
    rectangle.on.rectangle oo M 4 -0.4 L 16 -0.4 L 16 8 L 4 8 z M 4 4 L 0 4 L 0 12.4 L 12 12.4 L \
    12 8
    rectangle.on.rectangle.fill oo B M 4.6 -0.4 L 4.6 7.6 L 16 7.6 L 16 -0.4 z S M 1.8 4.4 L 0 4.4 \
    L 0 12.4 L 11.4 12.4 L 11.4 10.8
    rectangle.portrait oo M 1 -1 L 11 -1 L 11 13 L 1 13 z
    rectangle.portrait.and.arrow.forward = rectangle.portrait.and.arrow.right
    rectangle.portrait.and.arrow.forward.fill = rectangle.portrait.and.arrow.right.fill
    rectangle.portrait.and.arrow.right oo M 7.4 9.6 L 7.4 12.6 L 0 12.6 L 0 -0.6 L 7.4 -0.6 L 7.4 \
    2.4 M 4.4 6 L 14.6 6 M 11.4 9.2 L 14.6 6 L 11.4 2.8
    rectangle.portrait.and.arrow.right.fill oo B M 0 12.6 L 7.4 12.6 L 7.4 8.2 L 5 8.2 L 5 3.8 L \
    7.4 3.8 L 7.4 -0.6 L 0 -0.6 z S M 7.4 6 L 14.8 6 M 11.6 9.2 L 14.8 6 L 11.6 2.8
    rectangle.portrait.fill oo B M 1 -1 L 1 13 L 11 13 L 11 -1 z
    rectangle.split.3x1 oo M 0 0.6 L 17 0.6 L 17 11.4 L 0 11.4 z M 5.65 0.6 L 5.65 11.4 M 11.35 \
    0.6 L 11.35 11.4
    rectangle.split.3x1.fill oo B M 0 11.2 L 3 11.2 L 3 0.8 L 0 0.8 z B M 7 11.2 L 10 11.2 L 10 \
    0.8 L 7 0.8 z B M 14 11.2 L 17 11.2 L 17 0.8 L 14 0.8 z
    rectangle.stack oo M 0 -0.4 L 15 -0.4 L 15 6.8 L 0 6.8 z M 1.8 9.6 L 13.2 9.6 M 3.8 12.4 L \
    11.2 12.4
    rectangle.stack.badge.minus oo M 8.4 -0.4 L 0 -0.4 L 0 6.8 L 15 6.8 L 15 3.2 M 1.8 9.6 L 13.2 \
    9.6 M 3.8 12.4 L 11.2 12.4 M 10 0 L 15.6 0
    rectangle.stack.badge.minus.fill oo B M 0 -0.4 L 0 6.6 L 15 6.6 L 15 1.8 L 8.4 1.8 L 8.4 -0.4 z \
    S M 1.8 9.6 L 13.2 9.6 M 3.8 12.4 L 11.2 12.4 M 10 -0.4 L 15.6 -0.4
    rectangle.stack.badge.plus oo M 7.8 -0.4 L 0 -0.4 L 0 6.8 L 15 6.8 L 15 5.2 M 1.8 9.6 L 13.2 \
    9.6 M 3.8 12.4 L 11.2 12.4 M 12.6 3.6 L 12.6 -2.2 M 9.7 0.7 L 15.5 0.7
    rectangle.stack.badge.plus.fill oo B M 0 -0.4 L 0 6.6 L 15 6.6 L 15 5.4 L 10.8 5.4 L 10.8 2.4 L \
    8 2.4 L 8 -0.4 z S M 1.8 9.6 L 13.2 9.6 M 3.8 12.4 L 11.2 12.4 M 12.8 3.6 L 12.8 -2.2 M 9.9 \
    0.7 L 15.7 0.7
    rectangle.stack.fill oo B M 0 -0.4 L 0 6.6 L 15 6.6 L 15 -0.4 z S M 1.8 9.6 L 13.2 9.6 M 3.8 \
    12.4 L 11.2 12.4
    rectangle.stack.fill.badge.minus = rectangle.stack.badge.minus.fill
    rectangle.stack.fill.badge.plus = rectangle.stack.badge.plus.fill
    rectangle.stack.person.crop oo M 0 -1 L 15 -1 L 15 8.2 L 0 8.2 z M 1.8 10.8 L 13.2 10.8 M 3.8 \
    13.2 L 11.2 13.2 B M 7.5 4.3 h 6.6 5.2 v 7.5 6.1 h 8.4 5.2 v 7.5 4.3 z S M 3.8 -1 C 4.2 1.4 \
    5.4 2.2 7.5 2.2 C 9.6 2.2 10.8 1.4 11.2 -1
    rectangle.stack.person.crop.fill oo B M 0 -1 L 0 8 L 15 8 L 15 -1 z F M 9.12 5.63 L 8.88 6.1 L \
    8.5 6.48 L 8.03 6.72 L 7.5 6.8 L 6.97 6.72 L 6.5 6.48 L 6.12 6.1 L 5.88 5.63 L 5.8 5.1 L 5.88 \
    4.57 L 6.12 4.1 L 6.5 3.72 L 6.97 3.48 L 7.5 3.4 L 8.03 3.48 L 8.5 3.72 L 8.88 4.1 L 9.12 4.57 \
    L 9.2 5.1 z F M 11.8 -1 L 11.65 -0.22 L 11.44 0.45 L 11.17 1.01 L 10.83 1.48 L 10.44 1.85 L \
    9.98 2.14 L 9.46 2.35 L 8.87 2.49 L 7.5 2.6 L 6.13 2.49 L 5.54 2.35 L 5.02 2.14 L 4.56 1.85 L \
    4.17 1.48 L 3.83 1.01 L 3.56 0.45 L 3.35 -0.22 L 3.2 -1 z S M 1.8 10.8 L 13.2 10.8 M 3.8 13.2 \
    L 11.2 13.2
    rhombus oo M 7 -1 L 12.4 6 L 7 13 L 1.6 6 z
    rhombus.fill oo B M 7 -1 L 1.6 6 L 7 13 L 12.4 6 z
    safari oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z B M 10.4 9.4 L 8.1 4.9 L 3.6 2.6 L 5.9 7.1 z
    safari.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 11.2 10.2 L 5.6 7.4 L 2.8 1.8 L 8.4 \
    4.6 z F M 7 5.2 h 6.2 6 v 7 6.8 h 7.8 6 v 7 5.2 z
    scope oo M 7 1.4 h 11.6 6 v 7 10.6 h 2.4 6 v 7 1.4 z M 7 13.4 L 7 8.6 M 7 3.4 L 7 -1.4 M -0.4 \
    6 L 4.4 6 M 9.6 6 L 14.4 6
    seal oo M 7 13 C 5.46 13.24 5.4 12.4 4.7 11.54 C 3.6 11.66 2.97 12.21 2.05 10.95 C 0.79 10.03 \
    1.34 9.4 1.46 8.3 C 0.6 7.6 -0.24 7.54 0 6 C -0.24 4.46 0.6 4.4 1.46 3.7 C 1.34 2.6 0.79 1.97 \
    2.05 1.05 C 2.97 -0.21 3.6 0.34 4.7 0.46 C 5.4 -0.4 5.46 -1.24 7 -1 C 8.54 -1.24 8.6 -0.4 9.3 \
    0.46 C 10.4 0.34 11.03 -0.21 11.95 1.05 C 13.21 1.97 12.66 2.6 12.54 3.7 C 13.4 4.4 14.24 4.46 \
    14 6 C 14.24 7.54 13.4 7.6 12.54 8.3 C 12.66 9.4 13.21 10.03 11.95 10.95 C 11.03 12.21 10.4 \
    11.66 9.3 11.54 C 8.6 12.4 8.54 13.24 7 13 z
    sidebar.leading = sidebar.left
    sidebar.left oo M 0 0 L 15 0 L 15 12 L 0 12 z M 5.4 0 L 5.4 12 . 2.7 8.8 . 2.7 6
    sidebar.right oo M 0 0 L 15 0 L 15 12 L 0 12 z M 9.6 0 L 9.6 12 . 12.3 8.8 . 12.3 6
    sidebar.trailing = sidebar.right
    speaker.slash oo M 0 4 L 2.6 4 L 6.4 0 L 6.4 12 L 2.6 8 L 0 8 z M 9.4 3.4 L 14.4 8.6 M 9.4 8.6 \
    L 14.4 3.4
    square.3.layers.3d = square.stack.3d.up
    square.3.layers.3d.bottom.filled = square.3.stack.3d.bottom.fill
    square.3.layers.3d.middle.filled = square.3.stack.3d.middle.fill
    square.3.layers.3d.top.filled = square.stack.3d.up.fill
    square.3.stack.3d = square.stack.3d.up
    square.3.stack.3d.bottom.fill oo M 0 9.8 L 7.5 13.4 L 15 9.8 L 7.5 6.2 z M 0 6.4 L 7.5 2.8 L \
    15 6.4 B M 0 1.8 L 2.6 3 L 7.5 0.6 L 12.4 3 L 15 1.8 L 7.5 -1.8 z
    square.3.stack.3d.middle.fill oo M 0 9.8 L 7.5 13.4 L 15 9.8 L 7.5 6.2 z B M 0 5.6 L 2.6 6.8 L \
    7.5 4.4 L 12.4 6.8 L 15 5.6 L 7.5 2 z S M 0 2.2 L 7.5 -1.4 L 15 2.2
    square.3.stack.3d.top.fill = square.stack.3d.up.fill
    square.dashed oo M 0 9 L 0 12 L 3 12 M 9 12 L 12 12 L 12 9 M 12 3 L 12 0 L 9 0 M 3 0 L 0 0 L 0 \
    3 M 5.4 12 L 6.6 12 M 5.4 0 L 6.6 0 M 0 5.4 L 0 6.6 M 12 5.4 L 12 6.6
    square.grid.3x3 oo M -0.4 -0.4 L 13 -0.4 L 13 13 L -0.4 13 z M 4.1 -0.4 L 4.1 13 M 8.5 -0.4 L \
    8.5 13 M -0.4 4.1 L 13 4.1 M -0.4 8.5 L 13 8.5
    square.grid.3x3.fill oo B M 0 10.4 L 0 12 L 1.6 12 L 1.6 10.4 z B M 5.2 10.4 L 5.2 12 L 6.8 12 \
    L 6.8 10.4 z B M 10.4 10.4 L 10.4 12 L 12 12 L 12 10.4 z B M 0 5.2 L 0 6.8 L 1.6 6.8 L 1.6 5.2 \
    z B M 5.2 5.2 L 5.2 6.8 L 6.8 6.8 L 6.8 5.2 z B M 10.4 5.2 L 10.4 6.8 L 12 6.8 L 12 5.2 z B M \
    0 0 L 0 1.6 L 1.6 1.6 L 1.6 0 z B M 5.2 0 L 5.2 1.6 L 6.8 1.6 L 6.8 0 z B M 10.4 0 L 10.4 1.6 \
    L 12 1.6 L 12 0 z
    square.split.1x2 oo M 0 0 L 12 0 L 12 12 L 0 12 z M 0 6 L 12 6
    square.split.2x1 oo M 0 0 L 14 0 L 14 12 L 0 12 z M 7 0 L 7 12
    square.split.2x2 oo M 0 0 L 12 0 L 12 12 L 0 12 z M 6 0 L 6 12 M 0 6 L 12 6
    square.stack oo M 0 -1 L 12 -1 L 12 7.8 L 0 7.8 z M 1.6 10.6 L 10.4 10.6 M 3.4 13.2 L 8.6 13.2
    square.stack.3d.up oo M 0 9 L 7.5 13 L 15 9 L 7.5 5 z M 0 5.6 L 7.5 1.6 L 15 5.6 M 0 2.4 L 7.5 \
    -1.6 L 15 2.4
    square.stack.3d.up.fill oo B M 0 9.4 L 7.5 13 L 15 9.4 L 7.5 5.8 z S M 0 5.6 L 7.5 2 L 15 5.6 \
    M 0 2 L 7.5 -1.6 L 15 2
    square.stack.fill oo B M 0 -1 L 0 7.6 L 12 7.6 L 12 -1 z S M 1.6 10.6 L 10.4 10.6 M 3.4 13.2 L \
    8.6 13.2
    star.leadinghalf.filled oo M 7 13.2 L 8.76 8.03 L 14.23 7.95 L 9.85 4.67 L 11.47 -0.55 L 7 2.6 \
    L 2.53 -0.55 L 4.15 4.67 L -0.23 7.95 L 5.24 8.03 z B M 7 13.2 L 7 2.6 L 2.53 -0.55 L 4.15 \
    4.67 L -0.23 7.95 L 5.24 8.03 z
    star.lefthalf.fill = star.leadinghalf.filled
    star.slash oo M 6.05 10.42 L 7 13.2 L 8.76 8.03 L 14.23 7.95 L 10.97 5.51 M 10.62 2.18 L 11.47 \
    -0.55 L 7 2.6 L 2.53 -0.55 L 4.15 4.67 L -0.23 7.95 L 4.78 8.02 M 0.2 12.6 L 13.8 -1
    star.slash.fill oo B M 6.05 10.42 L 7 13.2 L 8.76 8.03 L 14.23 7.95 L 10.97 5.51 z B M 10.62 \
    2.18 L 11.47 -0.55 L 7 2.6 L 2.53 -0.55 L 4.15 4.67 L -0.23 7.95 L 4.78 8.02 z S M 0.2 12.6 L \
    13.8 -1
    suit.club = suit.club.fill
    suit.club.fill oo B M 7 7.6 h 4.8 9.8 v 7 12 h 9.2 9.8 v 7 7.6 z B M 3 2.4 h 0.8 4.6 v 3 6.8 h \
    5.2 4.6 v 3 2.4 z B M 11 2.4 h 8.8 4.6 v 11 6.8 h 13.2 4.6 v 11 2.4 z B M 6.4 7 L 7.6 7 L 8 4 \
    L 9.4 -0.8 L 4.6 -0.8 L 6 4 z
    suit.diamond = rhombus
    suit.diamond.fill = rhombus.fill
    suit.heart = heart
    suit.heart.fill = heart.fill
    suit.spade oo M 7 12.8 C 9 9.4 13.4 7.4 13.4 4.2 C 13.4 1.4 9.8 0.6 7.6 3.2 L 9.2 -0.8 L 4.8 \
    -0.8 L 6.4 3.2 C 4.2 0.6 0.6 1.4 0.6 4.2 C 0.6 7.4 5 9.4 7 12.8 z
    suit.spade.fill oo B M 7 12.8 C 9 9.4 13.4 7.4 13.4 4.2 C 13.4 1.4 9.8 0.6 7.6 3.2 L 9.2 -0.8 \
    L 4.8 -0.8 L 6.4 3.2 C 4.2 0.6 0.6 1.4 0.6 4.2 C 0.6 7.4 5 9.4 7 12.8 z
    tablecells oo M 0 0 L 15 0 L 15 12 L 0 12 z M 0 8 L 15 8 M 0 4 L 15 4 M 5 0 L 5 12 M 10 0 L 10 \
    12
    target oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z M 7 2.3 h 10.7 6 v 7 9.7 h 3.3 6 v 7 2.3 z . 7 6
    trash.slash oo M 4.96 10.6 L 12.5 10.6 M 5.1 10.6 L 5.1 12.8 L 8.9 12.8 L 8.9 10.6 M 2.81 9.04 \
    L 3.5 -1 L 10.5 -1 L 10.7 1.86 M 10.93 5.17 L 11.3 10.6 M 0 11.6 L 13.4 -0.6
    trash.slash.fill oo M 4.74 10.8 L 12.5 10.8 M 5.1 10.8 L 5.1 12.8 L 8.9 12.8 L 8.9 10.8 B M \
    10.91 5.18 L 7.82 8 L 11.1 8 z B M 10.5 -1 L 3.5 -1 L 2.9 8 L 3.95 8 L 10.69 1.87 z S M 0 11.6 \
    L 13.4 -0.6
    """
}
