extension GlyphTable {
  /// Pictures with the names SwiftUI's `Image(systemName:)` takes: arrows, arrowheads and chevrons.
  static let symbolArrows = """
    arrow.2.circlepath = arrow.triangle.2.circlepath
    arrow.2.squarepath oo M 1.4 5 L 1.4 11.4 L 7 11.4 B M 8 13.4 L 10.6 11.4 L 8 9.4 z S M 13 7 L \
    13 0.6 L 7.4 0.6 B M 6.4 2.6 L 6.4 -1.4 L 3.8 0.6 z
    arrow.backward = arrow.left
    arrow.backward.circle = arrow.left.circle
    arrow.backward.circle.fill = arrow.left.circle.fill
    arrow.backward.square = arrow.left.square
    arrow.backward.square.fill = arrow.left.square.fill
    arrow.down.left oo M 10 11 L 0 1 M 7.6 1 L 0 1 L 0 8.6
    arrow.down.right oo M 0 11 L 10 1 M 10 8.6 L 10 1 L 2.4 1
    arrow.down.right.and.arrow.up.left oo M 0 13 L 5.4 7.6 M 5.4 12.4 L 5.4 7.6 L 0.6 7.6 M 14 -1 \
    L 8.6 4.4 M 8.6 -0.4 L 8.6 4.4 L 13.4 4.4
    arrow.down.to.line oo M 0 -0.6 L 11 -0.6 M 5.5 13 L 5.5 3 M 1 7.5 L 5.5 3 L 10 7.5
    arrow.forward = arrow.right
    arrow.forward.circle = arrow.right.circle
    arrow.forward.circle.fill = arrow.right.circle.fill
    arrow.forward.square = arrow.right.square
    arrow.forward.square.fill = arrow.right.square.fill
    arrow.left.and.right oo M 0 6 L 16 6 M 4.4 10.4 L 0 6 L 4.4 1.6 M 11.6 10.4 L 16 6 L 11.6 1.6
    arrow.left.to.line oo M 0 0.6 L 0 11.4 M 13 6 L 3.6 6 M 8 10.4 L 3.6 6 L 8 1.6
    arrow.right.to.line oo M 13 0.6 L 13 11.4 M 0 6 L 9.4 6 M 5 10.4 L 9.4 6 L 5 1.6
    arrow.triangle.2.circlepath oo M 1.36 8.05 C 2.22 10.42 4.48 12 7 12 C 9.52 12 11.78 10.42 \
    12.64 8.05 M 12.64 3.95 C 11.78 1.58 9.52 0 7 0 C 4.48 0 2.22 1.58 1.36 3.95 B M 15.05 8.42 L \
    13.45 4.93 L 10.4 7.26 z B M -1.05 3.58 L 0.55 7.07 L 3.6 4.74 z
    arrow.triangle.branch oo M 2 -1 L 2 9 B M 4.4 9.6 L -0.4 9.6 L 2 13 z S M 2 1.6 C 2 5.6 10.4 \
    3.4 10.4 8.4 B M 12.8 9.6 L 8 9.6 L 10.4 13 z
    arrow.trianglehead.2.clockwise = arrow.triangle.2.circlepath
    arrow.trianglehead.2.clockwise.rotate.90 = arrow.triangle.2.circlepath
    arrow.trianglehead.2.clockwise.rotate.90.circle = arrow.triangle.2.circlepath.circle
    arrow.trianglehead.2.clockwise.rotate.90.circle.fill = arrow.triangle.2.circlepath.circle.fill
    arrow.trianglehead.2.counterclockwise = arrow.triangle.2.circlepath
    arrow.trianglehead.2.counterclockwise.rotate.90 = arrow.triangle.2.circlepath
    arrow.trianglehead.bottomleft.capsulepath.clockwise = arrow.clockwise
    arrow.trianglehead.branch = arrow.triangle.branch
    arrow.trianglehead.clockwise = arrow.clockwise
    arrow.trianglehead.clockwise.rotate.90 = arrow.clockwise
    arrow.trianglehead.counterclockwise = arrow.counterclockwise
    arrow.trianglehead.counterclockwise.rotate.90 = arrow.counterclockwise
    arrow.trianglehead.rectanglepath = repeat
    arrow.trianglehead.swap = arrow.2.squarepath
    arrow.trianglehead.topright.capsulepath.clockwise = arrow.clockwise
    arrow.turn.down.left oo M 13 12 L 13 4.6 L 0 4.6 M 4.6 9.2 L 0 4.6 L 4.6 0
    arrow.turn.down.right oo M 0 12 L 0 4.6 L 13 4.6 M 8.4 9.2 L 13 4.6 L 8.4 0
    arrow.turn.up.left oo M 13 0 L 13 7.4 L 0 7.4 M 4.6 12 L 0 7.4 L 4.6 2.8
    arrow.turn.up.right oo M 0 0 L 0 7.4 L 13 7.4 M 8.4 12 L 13 7.4 L 8.4 2.8
    arrow.up.and.down oo M 4.4 -1 L 4.4 13 M 0 3.4 L 4.4 -1 L 8.8 3.4 M 0 8.6 L 4.4 13 L 8.8 8.6
    arrow.up.and.down.and.arrow.left.and.right oo M 0 6 L 15 6 M 7.5 13.5 L 7.5 -1.5 M 2.8 8.8 L 0 \
    6 L 2.8 3.2 M 12.2 8.8 L 15 6 L 12.2 3.2 M 4.7 10.7 L 7.5 13.5 L 10.3 10.7 M 4.7 1.3 L 7.5 \
    -1.5 L 10.3 1.3
    arrow.up.backward = arrow.up.left
    arrow.up.forward = arrow.up.right
    arrow.up.left oo M 10 1 L 0 11 M 0 3.4 L 0 11 L 7.6 11
    arrow.up.left.and.arrow.down.right oo M 5.4 7.6 L 0 13 M 0 8.2 L 0 13 L 4.8 13 M 8.6 4.4 L 14 \
    -1 M 14 3.8 L 14 -1 L 9.2 -1
    arrow.up.to.line oo M 0 12.6 L 11 12.6 M 5.5 -1 L 5.5 9 M 1 4.5 L 5.5 9 L 10 4.5
    arrow.uturn.backward = arrow.uturn.left
    arrow.uturn.forward = arrow.uturn.right
    arrow.uturn.left oo M 4.4 13 L 0 8.6 L 4.4 4.2 M 0 8.6 L 9 8.6 h 13 4.4 v 9 0.2 L 5 0.2
    arrow.uturn.right oo M 8.6 13 L 13 8.6 L 8.6 4.2 M 13 8.6 L 4 8.6 h 0 4.4 v 4 0.2 L 8 0.2
    arrowtriangle.down oo M 12.4 10 L 1.6 10 L 7 1.4 z
    arrowtriangle.down.fill oo B M 12.4 10 L 7 1.4 L 1.6 10 z
    arrowtriangle.left oo M 11 0.6 L 11 11.4 L 2.4 6 z
    arrowtriangle.left.fill oo B M 11 0.6 L 2.4 6 L 11 11.4 z
    arrowtriangle.right oo M 3 11.4 L 3 0.6 L 11.6 6 z
    arrowtriangle.right.fill oo B M 3 11.4 L 11.6 6 L 3 0.6 z
    arrowtriangle.up oo M 1.6 2 L 12.4 2 L 7 10.6 z
    arrowtriangle.up.fill oo B M 1.6 2 L 7 10.6 L 12.4 2 z
    chevron.backward = chevron.left
    chevron.backward.circle = chevron.left.circle
    chevron.backward.circle.fill = chevron.left.circle.fill
    chevron.backward.square = chevron.left.square
    chevron.backward.square.fill = chevron.left.square.fill
    chevron.compact.down oo M 0 7.4 L 7 4.6 L 14 7.4
    chevron.compact.left oo M 3 13 L 0 6 L 3 -1
    chevron.compact.right oo M 0 13 L 3 6 L 0 -1
    chevron.compact.up oo M 0 4.6 L 7 7.4 L 14 4.6
    chevron.forward = chevron.right
    chevron.forward.circle = chevron.right.circle
    chevron.forward.circle.fill = chevron.right.circle.fill
    chevron.forward.square = chevron.right.square
    chevron.forward.square.fill = chevron.right.square.fill
    chevron.left.2 oo M 6 12 L 0 6 L 6 0 M 12 12 L 6 6 L 12 0
    chevron.right.2 oo M 0 12 L 6 6 L 0 0 M 6 12 L 12 6 L 6 0
    chevron.up.chevron.down oo M 0 8.6 L 4.4 13 L 8.8 8.6 M 0 3.4 L 4.4 -1 L 8.8 3.4
    flip.horizontal oo M 0 0.4 L 5.4 0.4 L 5.4 11 z M 17 0.4 L 11.6 0.4 L 11.6 11 z M 8.5 13 L 8.5 \
    11 M 8.5 7 L 8.5 5 M 8.5 1 L 8.5 -1
    flip.horizontal.fill oo B M 5.4 11 L 5.4 0.4 L 0 0.4 z B M 17 0.4 L 11.6 0.4 L 11.6 11 z S M \
    8.5 13 L 8.5 11 M 8.5 7 L 8.5 5 M 8.5 1 L 8.5 -1
    gobackward oo M 2.09 8.44 C 0.56 6.26 0.65 3.32 2.32 1.24 C 3.99 -0.84 6.83 -1.56 9.3 -0.54 C \
    11.76 0.48 13.25 3 12.96 5.65 C 12.67 8.3 10.67 10.45 8.04 10.91 B M 7.4 13.2 L 7.4 8.8 L 4.2 \
    11 z
    gobackward.10 oo @ gobackward 0 0 1 @ 1:left 2.8 1.4 0.6 @ 0:right 2.8 1.4 0.6
    gobackward.15 oo @ gobackward 0 0 1 @ 1:left 2.8 1.4 0.6 @ 5:right 2.8 1.4 0.6
    gobackward.30 oo @ gobackward 0 0 1 @ 3:left 2.8 1.4 0.6 @ 0:right 2.8 1.4 0.6
    gobackward.45 oo @ gobackward 0 0 1 @ 4:left 2.8 1.4 0.6 @ 5:right 2.8 1.4 0.6
    gobackward.60 oo @ gobackward 0 0 1 @ 6:left 2.8 1.4 0.6 @ 0:right 2.8 1.4 0.6
    gobackward.90 oo @ gobackward 0 0 1 @ 9:left 2.8 1.4 0.6 @ 0:right 2.8 1.4 0.6
    goforward oo M 11.91 8.44 C 13.44 6.26 13.35 3.32 11.68 1.24 C 10.01 -0.84 7.17 -1.56 4.7 \
    -0.54 C 2.24 0.48 0.75 3 1.04 5.65 C 1.33 8.3 3.33 10.45 5.96 10.91 B M 6.6 13.2 L 9.8 11 L \
    6.6 8.8 z
    goforward.10 oo @ goforward 0 0 1 @ 1:left 2.8 1.4 0.6 @ 0:right 2.8 1.4 0.6
    goforward.15 oo @ goforward 0 0 1 @ 1:left 2.8 1.4 0.6 @ 5:right 2.8 1.4 0.6
    goforward.30 oo @ goforward 0 0 1 @ 3:left 2.8 1.4 0.6 @ 0:right 2.8 1.4 0.6
    goforward.45 oo @ goforward 0 0 1 @ 4:left 2.8 1.4 0.6 @ 5:right 2.8 1.4 0.6
    goforward.60 oo @ goforward 0 0 1 @ 6:left 2.8 1.4 0.6 @ 0:right 2.8 1.4 0.6
    goforward.90 oo @ goforward 0 0 1 @ 9:left 2.8 1.4 0.6 @ 0:right 2.8 1.4 0.6
    leaf.arrow.trianglehead.clockwise oo M 14 6 v 7 -1 h 0 6 v 7 13 C 9.8 13 12.2 11.6 13.2 9.4 M \
    13.8 13.4 L 13.8 9 L 9.4 9 @ leaf.fill 3.4 2.6 0.56
    repeat oo M 0 6 L 0 7.6 v 2.4 10 L 13 10 M 10.2 12.8 L 13 10 L 10.2 7.2 M 14 6 L 14 4.4 v 11.6 \
    2 L 1 2 M 3.8 4.8 L 1 2 L 3.8 -0.8
    repeat.1 oo M 0 6 L 0 7.6 v 2.4 10 L 13 10 M 10.2 12.8 L 13 10 L 10.2 7.2 M 14 6 L 14 4.4 v \
    11.6 2 L 1 2 M 3.8 4.8 L 1 2 L 3.8 -0.8 M 6 7 L 7.2 7.4 L 7.2 4.6
    repeat.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ repeat 3.64 3.12 0.48
    return = arrow.turn.down.left
    rotate.3d oo M 10.9 8.9 C 13.4 8.4 15 7.3 15 6 C 15 4.2 11.6 2.8 7.5 2.8 C 3.4 2.8 0 4.2 0 6 C \
    0 7.6 2.8 9 6.4 9.2 M 4.2 11.6 L 6.6 9.2 L 4.2 6.8 M 4.4 4.6 C 4.8 1.2 6 -1.2 7.5 -1.2 C 9.3 \
    -1.2 10.8 2 10.8 6 C 10.8 10 9.3 13.2 7.5 13.2
    rotate.left oo M 15.4 -1 L 6.8 -1 L 6.8 6.6 L 15.4 6.6 z M 11.8 11.6 L 8 11.6 h 3 6 M 6 8.6 L \
    3 5.4 L 0 8.6
    rotate.left.fill oo B M 15.4 -1 L 6.8 -1 L 6.8 6.6 L 15.4 6.6 z S M 11.8 11.6 L 8 11.6 h 3 6 M \
    6 8.6 L 3 5.4 L 0 8.6
    rotate.right oo M 0 -1 L 8.6 -1 L 8.6 6.6 L 0 6.6 z M 3.6 11.6 L 7.4 11.6 h 12.4 6 M 9.4 8.6 L \
    12.4 5.4 L 15.4 8.6
    rotate.right.fill oo B M 0 6.6 L 8.6 6.6 L 8.6 -1 L 0 -1 z S M 3.6 11.6 L 7.4 11.6 h 12.4 6 M \
    9.4 8.6 L 12.4 5.4 L 15.4 8.6
    shuffle oo M 0 2 L 2.4 2 C 6.8 2 6.2 10 10.6 10 L 14.2 10 M 0 10 L 2.4 10 C 3.8 10 4.6 9.2 5.2 \
    8 M 7.8 4 C 8.4 2.8 9.2 2 10.6 2 L 14.2 2 M 11.4 12.8 L 14.2 10 L 11.4 7.2 M 11.4 4.8 L 14.2 2 \
    L 11.4 -0.8
    square.and.arrow.down.fill oo B M 0 7 L 5.5 1.4 L 11 7 L 11 -1 L 0 -1 z S M 5.5 13 L 5.5 4.6 M \
    2.4 7.6 L 5.5 4.6 L 8.6 7.6
    square.and.arrow.up.fill oo B M 0 7.2 L 3.2 7.2 L 3.2 1.8 L 7.8 1.8 L 7.8 7.2 L 11 7.2 L 11 -1 \
    L 0 -1 z S M 5.5 4.2 L 5.5 13 M 2.2 10 L 5.5 13 L 8.8 10
    """
}
