extension GlyphTable {
  /// Pictures with the names SwiftUI's `Image(systemName:)` takes: people, hands and faces.
  static let symbolPeople = """
    face.smiling oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z M 3.8 4.6 C 5 1.8 9 1.8 10.2 4.6 . 4.8 8.2 \
    . 9.2 8.2
    face.smiling.fill = face.smiling.inverse
    face.smiling.inverse oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 4.91 4.14 L 4.39 4.97 L 4.13 \
    5.22 L 3.78 5.3 L 3.43 5.19 L 3.18 4.93 L 3.1 4.58 L 3.21 4.23 L 3.83 3.22 L 4.76 2.43 L 5.84 \
    1.95 L 7 1.79 L 8.16 1.95 L 9.24 2.43 L 10.17 3.22 L 10.79 4.23 L 10.9 4.58 L 10.82 4.93 L \
    10.57 5.19 L 10.22 5.3 L 9.87 5.22 L 9.61 4.97 L 9.09 4.14 L 8.49 3.62 L 7.77 3.31 L 7 3.21 L \
    6.23 3.31 L 5.51 3.62 z F M 4.8 6.8 h 5.7 8 v 4.8 9.2 h 3.9 8 v 4.8 6.8 z F M 9.2 6.8 h 10.1 8 \
    v 9.2 9.2 h 8.3 8 v 9.2 6.8 z
    figure = figure.stand
    figure.arms.open oo B M 7 11.1 h 6.1 12 v 7 12.9 h 7.9 12 v 7 11.1 z B M 6 4.4 L 6 8.4 L 8 8.4 \
    L 8 4.4 z S M 0 8.8 L 14 8.8 M 5.8 4.4 L 5 -1 M 8.2 4.4 L 9 -1
    figure.run oo B M 10 11.4 h 9.2 12.2 v 10 13 h 10.8 12.2 v 10 11.4 z S M 8 9.6 L 5.6 5 L 9.6 \
    3.4 L 8.2 -1.2 M 5.6 5 L 4.2 1.4 L 0 1.2 M 8 9.6 L 3.8 9.6 L 1.8 6.8 M 8 9.6 L 10.4 6.8 L 13.6 \
    7.6
    figure.stand oo B M 4 11.1 h 3.1 12 v 4 12.9 h 4.9 12 v 4 11.1 z B M 3 4.4 L 3 8.8 L 5 8.8 L 5 \
    4.4 z S M 0.2 4 L 0.2 8.8 L 7.8 8.8 L 7.8 4 M 2.8 4.4 L 2.8 -1 M 5.2 4.4 L 5.2 -1
    figure.walk oo B M 6.8 11.6 h 6 12.4 v 6.8 13.2 h 7.6 12.4 v 6.8 11.6 z S M 6.4 9.2 L 5.4 4.8 \
    L 8 2.4 L 8.8 -1.2 M 5.4 4.8 L 4 1.8 L 1.4 -1.2 M 6.4 9.2 L 3 7.6 L 2.2 4.8 M 6.4 9.2 L 8.6 \
    6.6 L 11 6
    hand.raised oo M 2.4 5 L 2.4 10 C 2.4 11.6 5 11.6 5 10 L 5 11.6 C 5 13.8 7.6 13.8 7.6 11.8 L \
    7.6 11.4 C 7.6 13 10.2 13 10.2 11 L 10.2 9.6 C 10.2 11 12.8 11 12.8 9.4 L 12.8 4 C 12.8 0.8 \
    10.6 -1 7.6 -1 C 4.4 -1 3 0.4 -0.4 5 C 0.2 6.4 1.4 6.2 2.4 5 z M 5 10 L 5 6.4 M 7.6 11.4 L 7.6 \
    6.4 M 10.2 9.6 L 10.2 6.4
    hand.raised.fill oo B M 3 4.6 L 11.4 4.6 C 11.4 1 9.6 -1 6.8 -1 C 4 -1 2.4 0.6 -0.2 5.4 C 0.6 \
    6.6 1.8 6.2 3 4.6 z S M 3 4 L 3 10.2 M 5.8 4 L 5.8 12.4 M 8.6 4 L 8.6 12 M 11.4 4 L 11.4 10
    hand.tap oo M 3.6 9 C 3.6 10.6 6 10.6 6 9 L 6 5.6 L 9.6 5 C 11 4.8 11.6 4 11.6 2.8 C 11.6 0.4 \
    10.4 -1 8 -1 C 5 -1 4.4 0.6 1.6 4.2 C 2.2 5.2 3 4.8 3.6 4.4 z M 0.99 7.23 C 0.17 8.99 0.67 \
    11.09 2.2 12.29 C 3.72 13.5 5.88 13.5 7.4 12.29 C 8.93 11.09 9.43 8.99 8.61 7.23
    hand.tap.fill oo B M 3.6 9 C 3.6 10.6 6 10.6 6 9 L 6 5.6 L 9.6 5 C 11 4.8 11.6 4 11.6 2.8 C \
    11.6 0.4 10.4 -1 8 -1 C 5 -1 4.4 0.6 1.6 4.2 C 2.2 5.2 3 4.8 3.6 4.4 z S M 0.99 7.23 C 0.17 \
    8.99 0.67 11.09 2.2 12.29 C 3.72 13.5 5.88 13.5 7.4 12.29 C 8.93 11.09 9.43 8.99 8.61 7.23
    hand.thumbsdown oo M 4.4 5.6 L 7 -0.6 h 8.8 1.2 L 8.2 4.2 L 13 4.2 L 11.8 12.6 L 4.4 12.6 z M \
    0 12.6 L 0 5.6 L 4.4 5.6 M 0 12.6 L 4.4 12.6
    hand.thumbsdown.fill oo B M 4.4 5.6 L 4.4 12.6 L 11.8 12.6 L 13 4.2 L 8.2 4.2 L 8.8 1.2 v 7 \
    -0.6 z B M 0 12.6 L 1.6 12.6 L 1.6 5.6 L 0 5.6 z
    person.2 oo M 5 7 h 7.6 9.6 v 5 12.2 h 2.4 9.6 v 5 7 z M 0 -0.6 C 0 3 2 4.6 5 4.6 C 8 4.6 10 3 \
    10 -0.6 z M 10.4 11.8 C 12.4 12.4 14.4 11 14.2 9 C 14.2 7.8 13.4 7 12.4 6.8 M 12 4.4 C 15.2 \
    4.4 17 2.6 17 -0.6 L 13.4 -0.6
    person.3 oo M 8.5 7.6 h 10.9 10 v 8.5 12.4 h 6.1 10 v 8.5 7.6 z M 4 -0.6 C 4 3 5.8 4.6 8.5 4.6 \
    C 11.2 4.6 13 3 13 -0.6 z M 2 6.7 h 3.3 8 v 2 9.3 h 0.7 8 v 2 6.7 z M 15 6.7 h 16.3 8 v 15 9.3 \
    h 13.7 8 v 15 6.7 z M 2 3.8 C -0.4 3.8 -1.4 2 -1.4 -0.6 M 15 3.8 C 17.4 3.8 18.4 2 18.4 -0.6
    person.3.fill oo B M 8.5 7.8 h 6.3 10 v 8.5 12.2 h 10.7 10 v 8.5 7.8 z B M 4.4 -0.6 C 4.4 3 6 \
    4.4 8.5 4.4 C 11 4.4 12.6 3 12.6 -0.6 z B M 2 6.5 h 0.5 8 v 2 9.5 h 3.5 8 v 2 6.5 z B M 15 6.5 \
    h 13.5 8 v 15 9.5 h 16.5 8 v 15 6.5 z B M -1.6 -0.6 C -1.6 2 -0.6 3.4 1.6 3.6 C 1.2 2.4 1.2 \
    0.8 1.2 -0.6 z B M 18.6 -0.6 L 15.8 -0.6 C 15.8 0.8 15.8 2.4 15.4 3.6 C 17.6 3.4 18.6 2 18.6 \
    -0.6 z
    person.badge.minus oo M 9.4 6.8 h 12.4 9.8 v 9.4 12.8 h 6.4 9.8 v 9.4 6.8 z M 3.4 -0.6 C 3.4 \
    3.4 5.8 5 9.4 5 C 13 5 15.4 3.4 15.4 -0.6 z M -2.5 9.1 L 2.5 9.1
    person.badge.minus.fill oo B M 9.4 7 h 6.6 9.8 v 9.4 12.6 h 12.2 9.8 v 9.4 7 z B M 3.4 -0.6 C \
    3.4 3.4 5.8 4.6 9.4 4.6 C 13 4.6 15.4 3.4 15.4 -0.6 z S M -2.5 9.1 L 2.5 9.1
    person.badge.plus oo M 9.4 6.8 h 12.4 9.8 v 9.4 12.8 h 6.4 9.8 v 9.4 6.8 z M 3.4 -0.6 C 3.4 \
    3.4 5.8 5 9.4 5 C 13 5 15.4 3.4 15.4 -0.6 z M 0 11.6 L 0 6.6 M -2.5 9.1 L 2.5 9.1
    person.badge.plus.fill oo B M 9.4 7 h 6.6 9.8 v 9.4 12.6 h 12.2 9.8 v 9.4 7 z B M 3.4 -0.6 C \
    3.4 3.4 5.8 4.6 9.4 4.6 C 13 4.6 15.4 3.4 15.4 -0.6 z S M 0 11.6 L 0 6.6 M -2.5 9.1 L 2.5 9.1
    person.crop.circle = person.circle
    person.crop.circle.badge.minus = person.badge.minus
    person.crop.circle.badge.plus = person.badge.plus
    person.crop.circle.fill = person.circle.fill
    person.crop.circle.fill.badge.minus = person.badge.minus.fill
    person.crop.circle.fill.badge.plus = person.badge.plus.fill
    person.crop.square oo M 0.5 -0.5 L 13.5 -0.5 L 13.5 12.5 L 0.5 12.5 z M 7 6 h 9 8 v 7 10 h 5 8 \
    v 7 6 z M 2.6 -0.5 C 2.6 2.4 4 3.8 7 3.8 C 10 3.8 11.4 2.4 11.4 -0.5
    person.crop.square.fill oo B M 0.5 -0.5 L 0.5 12.5 L 13.5 12.5 L 13.5 -0.5 z F M 7 5.8 h 9.4 \
    8.2 v 7 10.6 h 4.6 8.2 v 7 5.8 z F M 2.6 0.6 L 11.4 0.6 C 11.2 3.4 9.4 4.6 7 4.6 C 4.6 4.6 2.8 \
    3.4 2.6 0.6 z
    person.fill.badge.minus = person.badge.minus.fill
    person.fill.badge.plus = person.badge.plus.fill
    person.fill.checkmark oo B M 6 7 h 3.2 9.8 v 6 12.6 h 8.8 9.8 v 6 7 z B M 0 -0.6 C 0 3.4 2.4 \
    4.6 6 4.6 C 9.6 4.6 12 3.4 12 -0.6 z S M 11.4 8.6 L 13.4 6.6 L 17 11
    person.fill.xmark oo B M 6 7 h 3.2 9.8 v 6 12.6 h 8.8 9.8 v 6 7 z B M 0 -0.6 C 0 3.4 2.4 4.6 6 \
    4.6 C 9.6 4.6 12 3.4 12 -0.6 z S M 12 11 L 16.4 6.6 M 12 6.6 L 16.4 11
    """
}
