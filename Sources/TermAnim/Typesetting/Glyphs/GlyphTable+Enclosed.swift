extension GlyphTable {
  /// Pictures in circles and squares that are not in the other tables.
  static let enclosed = """
    arrow.down.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 6.15 9.8 L 6.15 5 L 4.35 \
    6.8 L 3.15 5.6 L 7 1.75 L 10.85 5.6 L 9.65 6.8 L 7.85 5 L 7.85 9.8 z
    arrow.down.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z S M 7 9.6 L 7 2.4 M 4 \
    5.2 L 7 2.4 L 10 5.2
    arrow.down.square.fill oo B M 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 L 0.5 -0.5 z F M 6.15 9.8 L \
    6.15 5 L 4.35 6.8 L 3.15 5.6 L 7 1.75 L 10.85 5.6 L 9.65 6.8 L 7.85 5 L 7.85 9.8 z
    arrow.left.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 10.8 6.85 L 6 6.85 L 7.8 \
    8.65 L 6.6 9.85 L 2.75 6 L 6.6 2.15 L 7.8 3.35 L 6 5.15 L 10.8 5.15 z
    arrow.left.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z S M 10.6 6 L 3.4 6 M 6.2 \
    9 L 3.4 6 L 6.2 3
    arrow.left.square.fill oo B M 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 L 0.5 -0.5 z F M 10.8 6.85 L 6 \
    6.85 L 7.8 8.65 L 6.6 9.85 L 2.75 6 L 6.6 2.15 L 7.8 3.35 L 6 5.15 L 10.8 5.15 z
    arrow.right.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 3.2 5.15 L 8 5.15 L 6.2 \
    3.35 L 7.4 2.15 L 11.25 6 L 7.4 9.85 L 6.2 8.65 L 8 6.85 L 3.2 6.85 z
    arrow.right.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z S M 3.4 6 L 10.6 6 M \
    7.8 9 L 10.6 6 L 7.8 3
    arrow.right.square.fill oo B M 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 L 0.5 -0.5 z F M 3.2 5.15 L 8 \
    5.15 L 6.2 3.35 L 7.4 2.15 L 11.25 6 L 7.4 9.85 L 6.2 8.65 L 8 6.85 L 3.2 6.85 z
    arrow.up.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 7.85 2.2 L 7.85 7 L 9.65 \
    5.2 L 10.85 6.4 L 7 10.25 L 3.15 6.4 L 4.35 5.2 L 6.15 7 L 6.15 2.2 z
    arrow.up.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z S M 7 2.4 L 7 9.6 M 4 6.8 \
    L 7 9.6 L 10 6.8
    arrow.up.square.fill oo B M 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 L 0.5 -0.5 z F M 7.85 2.2 L 7.85 \
    7 L 9.65 5.2 L 10.85 6.4 L 7 10.25 L 3.15 6.4 L 4.35 5.2 L 6.15 7 L 6.15 2.2 z
    bell.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ bell.fill 3.9 3.2 0.45
    checkmark.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z S M 3.8 6 L 6.2 3.4 L \
    10.4 8.8
    checkmark.square.fill oo B M 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 L 0.5 -0.5 z F M 3 5.9 L 6.3 \
    2.1 L 11.1 8.3 L 9.7 9.4 L 6.2 4.7 L 4.3 7 z
    chevron.down.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z S M 10 7.4 L 7 4.4 L 4 7.4
    chevron.down.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 10 8.1 L 7 5.1 L 4 8.1 \
    L 2.8 6.9 L 7 2.7 L 11.2 6.9 z
    chevron.down.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z S M 10 7.4 L 7 4.4 L 4 \
    7.4
    chevron.down.square.fill oo B M 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 L 0.5 -0.5 z F M 10 8.1 L 7 \
    5.1 L 4 8.1 L 2.8 6.9 L 7 2.7 L 11.2 6.9 z
    chevron.left.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 9.1 3 L 6.1 6 L 9.1 9 L \
    7.9 10.2 L 3.7 6 L 7.9 1.8 z
    chevron.left.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z S M 8.4 9 L 5.4 6 L \
    8.4 3
    chevron.left.square.fill oo B M 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 L 0.5 -0.5 z F M 9.1 3 L 6.1 \
    6 L 9.1 9 L 7.9 10.2 L 3.7 6 L 7.9 1.8 z
    chevron.right.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 4.9 9 L 7.9 6 L 4.9 3 \
    L 6.1 1.8 L 10.3 6 L 6.1 10.2 z
    chevron.right.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z S M 5.6 9 L 8.6 6 L \
    5.6 3
    chevron.right.square.fill oo B M 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 L 0.5 -0.5 z F M 4.9 9 L \
    7.9 6 L 4.9 3 L 6.1 1.8 L 10.3 6 L 6.1 10.2 z
    chevron.up.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z S M 4 4.6 L 7 7.6 L 10 4.6
    chevron.up.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 4 3.9 L 7 6.9 L 10 3.9 L \
    11.2 5.1 L 7 9.3 L 2.8 5.1 z
    chevron.up.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z S M 4 4.6 L 7 7.6 L 10 \
    4.6
    chevron.up.square.fill oo B M 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 L 0.5 -0.5 z F M 4 3.9 L 7 6.9 \
    L 10 3.9 L 11.2 5.1 L 7 9.3 L 2.8 5.1 z
    exclamationmark.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z S M 7 10 L 7 5 . 7 \
    2.2
    exclamationmark.square.fill oo B M 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 L 0.5 -0.5 z F M 6.15 4.6 \
    L 7.85 4.6 L 7.85 10.2 L 6.15 10.2 z M 7 1.5 h 8 2.5 v 7 3.5 h 6 2.5 v 7 1.5 z
    heart.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ heart.fill 3.85 3.3 0.45
    heart.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ heart.fill 3.85 3.3 0.45
    info.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z S M 7 6.4 L 7 2.4 . 7 9.6
    info.square.fill oo B M 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 L 0.5 -0.5 z F M 6.15 2.2 L 7.85 2.2 \
    L 7.85 7 L 6.15 7 z M 7 8.5 h 8 9.5 v 7 10.5 h 6 9.5 v 7 8.5 z
    minus.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z S M 3.6 6 L 10.4 6
    minus.square.fill oo B M 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 L 0.5 -0.5 z F M 3.1 5.15 L 10.9 \
    5.15 L 10.9 6.85 L 3.1 6.85 z
    pause.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z S M 5.2 3 L 5.2 9 M 8.8 3 L \
    8.8 9
    pause.square.fill oo B M 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 L 0.5 -0.5 z F M 4.4 2.8 L 6 2.8 L \
    6 9.2 L 4.4 9.2 z M 8 2.8 L 9.6 2.8 L 9.6 9.2 L 8 9.2 z
    play.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z B M 5.4 8.8 L 10 6 L 5.4 3.2 z
    play.square.fill oo B M 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 L 0.5 -0.5 z F M 5 2.4 L 10.8 6 L 5 \
    9.6 z
    plus.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z S M 3.6 6 L 10.4 6 M 7 9.4 L 7 \
    2.6
    plus.square.fill oo B M 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 L 0.5 -0.5 z F M 7.85 2.1 L 7.85 \
    5.15 L 10.9 5.15 L 10.9 6.85 L 7.85 6.85 L 7.85 9.9 L 6.15 9.9 L 6.15 6.85 L 3.1 6.85 L 3.1 \
    5.15 L 6.15 5.15 L 6.15 2.1 z
    questionmark.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z S M 4.8 8.4 v 7 10 h \
    9.2 8.2 C 9.2 6.6 7 6.8 7 4.8 . 7 2.2
    questionmark.square.fill oo B M 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 L 0.5 -0.5 z F M 4 8 L 5.6 8 \
    C 5.6 9.6 8.3 9.6 8.3 8.1 C 8.3 6.8 6.2 6.4 6.2 4.4 L 7.8 4.4 C 7.8 5.8 10 6.4 10 8.2 C 10 \
    11.4 4 11.4 4 8 z F M 7 1.4 h 8 2.4 v 7 3.4 h 6 2.4 v 7 1.4 z
    star.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z @ star.fill 3.85 3 0.45
    star.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z @ star.fill 3.85 3 0.45
    stop.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z B M 5 8 L 9 8 L 9 4 L 5 4 z
    stop.square.fill oo B M 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 L 0.5 -0.5 z F M 4.2 3.2 L 9.8 3.2 L \
    9.8 8.8 L 4.2 8.8 z
    xmark.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z S M 4.2 3.2 L 9.8 8.8 M 4.2 \
    8.8 L 9.8 3.2
    xmark.square.fill oo B M 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 L 0.5 -0.5 z F M 10.22 3.98 L 8.2 6 \
    L 10.22 8.02 L 9.02 9.22 L 7 7.2 L 4.98 9.22 L 3.78 8.02 L 5.8 6 L 3.78 3.98 L 4.98 2.78 L 7 \
    4.8 L 9.02 2.78 z
    """
}
