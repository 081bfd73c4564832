extension GlyphTable {
  /// Pictures with the names SwiftUI's `Image(systemName:)` takes, `airplane` to `folder`.
  static let symbolsAToF = """
    airplane oo B M 14.6 6 C 14.6 5 13.6 4.8 12.6 4.8 L 9.4 4.8 L 5.4 -1 L 3.8 -1 L 5.8 4.8 L \
    2.6 4.8 L 1.2 3 L 0 3 L 0.8 6 L 0 9 L 1.2 9 L 2.6 7.2 L 5.8 7.2 L 3.8 13 L 5.4 13 L 9.4 7.2 \
    L 12.6 7.2 C 13.6 7.2 14.6 7 14.6 6 z
    arrow.clockwise oo M 12 6 v 6 0 h 0 6 v 6 12 C 8.4 12 10.4 10.8 11.4 8.8 M 12 13 L 12 8.6 L \
    7.6 8.6
    arrow.counterclockwise oo M 0 6 v 6 0 h 12 6 v 6 12 C 3.6 12 1.6 10.8 0.6 8.8 M 0 13 L 0 \
    8.6 L 4.4 8.6
    arrow.down oo M 5 12 L 5 0 M 0 5 L 5 0 L 10 5
    arrow.down.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z S M 7 9.6 L 7 2.4 M 4 5.2 L 7 2.4 \
    L 10 5.2
    arrow.left oo M 13 6 L 0 6 M 5.4 11 L 0 6 L 5.4 1
    arrow.left.arrow.right oo M 0 9.4 L 12 9.4 M 8.4 12.8 L 12 9.4 L 8.4 6 M 12 2.6 L 0 2.6 M \
    3.6 6 L 0 2.6 L 3.6 -0.8
    arrow.left.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z S M 10.6 6 L 3.4 6 M 6.2 9 L 3.4 6 \
    L 6.2 3
    arrow.right oo M 0 6 L 13 6 M 7.6 11 L 13 6 L 7.6 1
    arrow.right.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z S M 3.4 6 L 10.6 6 M 7.8 9 L 10.6 \
    6 L 7.8 3
    arrow.up oo M 5 0 L 5 12 M 0 7 L 5 12 L 10 7
    arrow.up.arrow.down oo M 3.4 0 L 3.4 12 M 0 8.4 L 3.4 12 L 6.8 8.4 M 11.6 12 L 11.6 0 M 8.2 \
    3.6 L 11.6 0 L 15 3.6
    arrow.up.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z S M 7 2.4 L 7 9.6 M 4 6.8 L 7 9.6 L \
    10 6.8
    arrow.up.right oo M 0 1 L 10 11 M 2.4 11 L 10 11 L 10 3.4
    backward.fill oo B M 7 0.8 L 0 6 L 7 11.2 z B M 15 0.8 L 8 6 L 15 11.2 z
    battery.100 oo M 0 2 L 14 2 L 14 10 L 0 10 z M 16.4 4.8 L 16.4 7.2 B M 2.6 7.4 L 11.4 7.4 L \
    11.4 4.6 L 2.6 4.6 z
    bell oo M 0 1.6 L 12 1.6 C 10.4 3.4 10.4 5 10.4 7.4 v 6 12 h 1.6 7.4 C 1.6 5 1.6 3.4 0 1.6 \
    z M 4.2 -0.6 L 7.8 -0.6 M 6 12 L 6 13.2
    bell.fill oo B M 0 1.6 C 1.6 3.4 1.6 5 1.6 7.4 v 6 12 h 10.4 7.4 C 10.4 5 10.4 3.4 12 1.6 L \
    0 1.6 z S M 4.2 -0.8 L 7.8 -0.8 M 6 12 L 6 13.2
    bolt oo M 6.4 13 L 0 5.2 L 4 5.2 L 2.6 -1 L 9 6.8 L 5 6.8 z
    bolt.fill oo B M 5 6.8 L 9 6.8 L 2.6 -1 L 4 5.2 L 0 5.2 L 6.4 13 z
    bookmark oo M 0 -1 L 0 13 L 8 13 L 8 -1 L 4 3 z
    bookmark.fill oo B M 0 -1 L 0 13 L 8 13 L 8 -1 L 4 3 z
    calendar oo M 0 -0.4 L 13 -0.4 L 13 11.2 L 0 11.2 z M 0 7.6 L 13 7.6 M 3.4 11.2 L 3.4 13 M \
    9.6 11.2 L 9.6 13 . 3.4 4.4 . 6.5 4.4 . 9.6 4.4 . 3.4 2 . 6.5 2
    camera oo M 0 0 L 15 0 L 15 9.6 L 11 9.6 L 9.8 12 L 5.2 12 L 4 9.6 L 0 9.6 z M 7.5 2.2 h \
    10.1 4.8 v 7.5 7.4 h 4.9 4.8 v 7.5 2.2 z
    camera.fill oo B M 0 9.6 L 4 9.6 L 5.2 12 L 9.8 12 L 11 9.6 L 15 9.6 L 15 0 L 0 0 z F M 7.5 \
    2.2 h 10.1 4.8 v 7.5 7.4 h 4.9 4.8 v 7.5 2.2 z
    capsule oo M 5 1 L 11 1 h 16 6 v 11 11 L 5 11 h 0 6 v 5 1 z
    capsule.fill oo B M 5 1 h 0 6 v 5 11 L 11 11 h 16 6 v 11 1 L 5 1 z
    car oo M 0 1.6 L 0 5.4 L 1.6 6.6 L 3.2 10.6 L 11.6 10.6 L 13.2 6.6 L 14.8 5.4 L 14.8 1.6 z \
    M 1.6 6.6 L 13.2 6.6 . 3.4 4 . 11.4 4 M 2 1.4 L 2 -0.4 M 12.8 1.4 L 12.8 -0.4
    car.fill oo B M 0 1.6 L 0 5.4 L 1.6 6.6 L 3.2 10.6 L 11.6 10.6 L 13.2 6.6 L 14.8 5.4 L 14.8 \
    1.6 z F M 11.4 6.8 L 10.4 9.4 L 4.4 9.4 L 3.4 6.8 z F M 3.2 3 h 4.2 4 v 3.2 5 h 2.2 4 v 3.2 \
    3 z F M 11.6 3 h 12.6 4 v 11.6 5 h 10.6 4 v 11.6 3 z S M 2 1.4 L 2 -0.4 M 12.8 1.4 L 12.8 \
    -0.4
    cart oo M 0 12 L 2.4 12 L 4.4 3.4 L 13 3.4 L 14.4 9.4 L 3.2 9.4 . 5.4 0 . 11.8 0
    cart.fill oo M 0 12 L 2.4 12 L 4.4 3.4 L 13 3.4 . 5.4 0 . 11.8 0 B M 3.4 9.2 L 14.2 9.2 L \
    13 4.4 L 4.4 4.4 z
    checkmark oo M 0 5.6 L 4 1 L 11 11
    checkmark.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z S M 3.8 6 L 6.2 3.4 L 10.4 8.8
    checkmark.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 3 5.9 L 6.3 2.1 L 11.1 \
    8.3 L 9.7 9.4 L 6.2 4.7 L 4.3 7 z
    chevron.down oo M 0 9 L 6 3 L 12 9
    chevron.left oo M 6 12 L 0 6 L 6 0
    chevron.left.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z S M 8.4 9 L 5.4 6 L 8.4 3
    chevron.left.forwardslash.chevron.right oo M 4 10.6 L 0 6 L 4 1.4 M 12 10.6 L 16 6 L 12 1.4 \
    M 6.6 -0.4 L 9.4 12.4
    chevron.right oo M 0 12 L 6 6 L 0 0
    chevron.right.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z S M 5.6 9 L 8.6 6 L 5.6 3
    chevron.up oo M 0 3 L 6 9 L 12 3
    circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z
    circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z
    clock oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z M 7 10 L 7 5.6 L 10 4
    clock.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 6.3 5.2 L 10.2 3.4 L 10.8 4.6 L 7.7 \
    6.2 L 7.7 10.4 L 6.3 10.4 z
    cloud oo M 3.6 0.8 L 12.6 0.8 h 15.6 3.8 v 12.8 6.8 C 12.8 9.6 10.8 11.6 8.2 11.6 C 5.8 \
    11.6 4.2 10 3.8 7.4 C 1.6 7.4 0 6 0 4 v 3.6 0.8 z
    cloud.fill oo B M 3.6 0.8 h 0 4 C 0 6 1.6 7.4 3.8 7.4 C 4.2 10 5.8 11.6 8.2 11.6 C 10.8 \
    11.6 12.8 9.6 12.8 6.8 h 15.6 3.8 v 12.6 0.8 L 3.6 0.8 z
    cloud.rain.fill oo B M 3.6 4 h 0 6.6 C 0 8.4 1.6 9.6 3.8 9.6 C 4.2 11.8 5.8 13 8.2 13 C \
    10.8 13 12.8 11.4 12.8 8.8 h 15.6 6.4 v 12.6 4 L 3.6 4 z S M 4 2 L 3 -0.6 M 8 2 L 7 -0.6 M \
    12 2 L 11 -0.6
    diamond oo M 7 -1 L 14 6 L 7 13 L 0 6 z
    diamond.fill oo B M 0 6 L 7 13 L 14 6 L 7 -1 z
    doc oo M 0 -1 L 10 -1 L 10 9 L 6 13 L 0 13 z M 6 13 L 6 9 L 10 9
    doc.fill oo B M 0 13 L 6 13 L 10 9 L 10 -1 L 0 -1 z
    drop oo M 5 13 C 3.4 9.6 0 7.4 0 4 v 5 -1 h 10 4 C 10 7.4 6.6 9.6 5 13 z
    drop.fill oo B M 5 13 C 6.6 9.6 10 7.4 10 4 v 5 -1 h 0 4 C 0 7.4 3.4 9.6 5 13 z
    ellipsis oo B M 0.8 5.2 h 0 6 v 0.8 6.8 h 1.6 6 v 0.8 5.2 z B M 5.8 5.2 h 5 6 v 5.8 6.8 h \
    6.6 6 v 5.8 5.2 z B M 10.8 5.2 h 10 6 v 10.8 6.8 h 11.6 6 v 10.8 5.2 z
    envelope oo M 0 0.6 L 15 0.6 L 15 11.4 L 0 11.4 z M 0 11 L 7.5 5 L 15 11
    envelope.fill oo B M 0 8.6 L 7.5 3.4 L 15 8.6 L 15 0.6 L 0 0.6 z B M 14.6 11.6 L 7.5 6.6 L \
    0.4 11.6 z
    exclamationmark oo @ ! 0 0 1
    exclamationmark.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z S M 7 10 L 7 5 . 7 2.2
    exclamationmark.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 6.15 4.6 L 7.85 \
    4.6 L 7.85 10.2 L 6.15 10.2 z M 7 1.5 h 8 2.5 v 7 3.5 h 6 2.5 v 7 1.5 z
    exclamationmark.triangle oo M 0 -0.4 L 14.4 -0.4 L 7.2 12.4 z M 7.2 7.8 L 7.2 4.4 . 7.2 2
    exclamationmark.triangle.fill oo B M 7.2 12.4 L 14.4 -0.4 L 0 -0.4 z F M 6.35 4 L 8.05 4 L \
    8.05 8.8 L 6.35 8.8 z F M 7.2 0.7 h 8.2 1.7 v 7.2 2.7 h 6.2 1.7 v 7.2 0.7 z
    eye oo M 0 6 C 3 11.4 13 11.4 16 6 C 13 0.6 3 0.6 0 6 z M 8 3.8 h 10.2 6 v 8 8.2 h 5.8 6 v \
    8 3.8 z
    eye.fill oo B M 0 6 C 3 11.4 13 11.4 16 6 C 13 0.6 3 0.6 0 6 z F M 8 3.6 h 10.4 6 v 8 8.4 h \
    5.6 6 v 8 3.6 z
    eye.slash oo M 7.83 10.05 C 11.14 10.1 14.47 8.75 16 6 C 15.45 5.01 14.66 4.2 13.72 3.57 M \
    11.25 2.42 C 7.17 1.19 2.01 2.38 0 6 C 0.99 7.78 2.74 8.97 4.75 9.58 M 6.51 7.64 C 6.07 7.25 \
    5.8 6.67 5.8 6 C 5.8 4.75 6.75 3.8 8 3.8 C 8.59 3.8 9.11 4.01 9.49 4.36 M 2 12.6 L 14 -0.6
    flag oo M 0 6 L 0 12.4 L 11 12.4 L 8.4 9.2 L 11 6 z M 0 6 L 0 -1
    flag.fill oo B M 0 6 L 0 12.4 L 11 12.4 L 8.4 9.2 L 11 6 z S M 0 6 L 0 -1
    flame oo M 6 13 C 6.4 10 11 8 11 4 v 5.6 -1 h 0 4 C 0 6.4 1.4 7.4 2 8.8 C 2.6 8 3 7.6 3 6.8 \
    C 4.6 8.4 5.6 10.4 6 13 z
    flame.fill oo B M 6 13 C 6.4 10 11 8 11 4 v 5.6 -1 h 0 4 C 0 6.4 1.4 7.4 2 8.8 C 2.6 8 3 \
    7.6 3 6.8 C 4.6 8.4 5.6 10.4 6 13 z F M 5.6 0.2 h 7.6 2.2 C 7.6 3.6 6.4 4.6 5.4 5.6 C 5 4 \
    3.6 3.6 3.6 2.2 v 5.6 0.2 z
    folder oo M 0 0 L 15 0 L 15 9.4 L 7.6 9.4 L 6 11.6 L 0 11.6 z
    folder.fill oo B M 0 11.6 L 6 11.6 L 7.6 9.4 L 15 9.4 L 15 0 L 0 0 z
    forward.fill oo B M 0 11.2 L 7 6 L 0 0.8 z B M 8 11.2 L 15 6 L 8 0.8 z
    """
}
