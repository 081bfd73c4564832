extension GlyphTable {
  /// Pictures with the names SwiftUI's `Image(systemName:)` takes, `gear` to `xmark`.
  static let symbolsGToZ = """
    gear oo M 5.61 11.01 L 5.74 12.89 L 8.26 12.89 L 8.39 11.01 L 9.56 10.53 L 10.98 11.76 L \
    12.76 9.98 L 11.53 8.56 L 12.01 7.39 L 13.89 7.26 L 13.89 4.74 L 12.01 4.61 L 11.53 3.44 L \
    12.76 2.02 L 10.98 0.24 L 9.56 1.47 L 8.39 0.99 L 8.26 -0.89 L 5.74 -0.89 L 5.61 0.99 L \
    4.44 1.47 L 3.02 0.24 L 1.24 2.02 L 2.47 3.44 L 1.99 4.61 L 0.11 4.74 L 0.11 7.26 L 1.99 \
    7.39 L 2.47 8.56 L 1.24 9.98 L 3.02 11.76 L 4.44 10.53 z M 7 3.8 h 9.2 6 v 7 8.2 h 4.8 6 v \
    7 3.8 z
    gear:small oo M 7 2 h 11 6 v 7 10 h 3 6 v 7 2 z M 7 -1 L 7 2 M 7 10 L 7 13 M 0 6 L 3 6 M 11 \
    6 L 14 6 M 2 1 L 4 3 M 10 9 L 12 11 M 2 11 L 4 9 M 10 3 L 12 1
    gearshape = gear
    gearshape.fill oo B M 5.61 11.01 L 5.74 12.89 L 8.26 12.89 L 8.39 11.01 L 9.56 10.53 L \
    10.98 11.76 L 12.76 9.98 L 11.53 8.56 L 12.01 7.39 L 13.89 7.26 L 13.89 4.74 L 12.01 4.61 L \
    11.53 3.44 L 12.76 2.02 L 10.98 0.24 L 9.56 1.47 L 8.39 0.99 L 8.26 -0.89 L 5.74 -0.89 L \
    5.61 0.99 L 4.44 1.47 L 3.02 0.24 L 1.24 2.02 L 2.47 3.44 L 1.99 4.61 L 0.11 4.74 L 0.11 \
    7.26 L 1.99 7.39 L 2.47 8.56 L 1.24 9.98 L 3.02 11.76 L 4.44 10.53 z F M 7 3.7 h 9.3 6 v 7 \
    8.3 h 4.7 6 v 7 3.7 z
    gearshape:small oo M 7 2 h 11 6 v 7 10 h 3 6 v 7 2 z M 7 -1 L 7 2 M 7 10 L 7 13 M 0 6 L 3 6 \
    M 11 6 L 14 6 M 2 1 L 4 3 M 10 9 L 12 11 M 2 11 L 4 9 M 10 3 L 12 1
    gift.fill oo B M 1 5 L 5.6 5 L 5.6 -0.8 L 1 -0.8 z B M 7.4 5 L 12 5 L 12 -0.8 L 7.4 -0.8 z \
    B M 0 9 L 13 9 L 13 7 L 0 7 z S M 6.5 9.4 C 5 13.4 1.6 13.4 2.4 10.4 M 6.5 9.4 C 8 13.4 \
    11.4 13.4 10.6 10.4
    globe oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z M 0 6 L 14 6 M 7 13 C 2.6 9.4 2.6 2.6 7 -1 M 7 \
    13 C 11.4 9.4 11.4 2.6 7 -1
    hand.thumbsup oo M 4.4 6.4 L 7 12.6 h 8.8 10.8 L 8.2 7.8 L 13 7.8 L 11.8 -0.6 L 4.4 -0.6 z \
    M 0 -0.6 L 0 6.4 L 4.4 6.4 M 0 -0.6 L 4.4 -0.6
    hand.thumbsup.fill oo B M 4.4 6.4 L 7 12.6 h 8.8 10.8 L 8.2 7.8 L 13 7.8 L 11.8 -0.6 L 4.4 \
    -0.6 z B M 0 6.4 L 1.6 6.4 L 1.6 -0.6 L 0 -0.6 z
    heart oo M 7 -0.6 C 3.6 2.2 0 5 0 8.8 v 3.6 12.6 C 5.2 12.6 6.4 11.6 7 10.2 C 7.6 11.6 8.8 \
    12.6 10.4 12.6 h 14 8.8 C 14 5 10.4 2.2 7 -0.6 z
    heart.fill oo B M 7 -0.6 C 3.6 2.2 0 5 0 8.8 v 3.6 12.6 C 5.2 12.6 6.4 11.6 7 10.2 C 7.6 \
    11.6 8.8 12.6 10.4 12.6 h 14 8.8 C 14 5 10.4 2.2 7 -0.6 z
    hexagon oo M 7 -1 L 13.2 2.4 L 13.2 9.6 L 7 13 L 0.8 9.6 L 0.8 2.4 z
    hexagon.fill oo B M 0.8 2.4 L 0.8 9.6 L 7 13 L 13.2 9.6 L 13.2 2.4 L 7 -1 z
    house oo M 0 5.6 L 7 12.4 L 14 5.6 M 2 4 L 2 -0.4 L 12 -0.4 L 12 4 M 5.4 -0.4 L 5.4 3.6 L \
    8.6 3.6 L 8.6 -0.4
    house.fill oo B M 13.6 6 L 12 6 L 12 -0.4 L 2 -0.4 L 2 6 L 0.4 6 L 7 12.4 z F M 8.2 -0.4 L \
    8.2 4 L 5.8 4 L 5.8 -0.4 z
    info oo M 2 0 L 2 7 L 0.4 7 . 2 11.4 M 0 0 L 4 0
    info.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z S M 7 6.4 L 7 2.4 . 7 9.6
    info.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 6.15 2.2 L 7.85 2.2 L 7.85 7 \
    L 6.15 7 z M 7 8.5 h 8 9.5 v 7 10.5 h 6 9.5 v 7 8.5 z
    leaf oo M 0 0 C 1.6 3.6 5 6 9 7.4 M 1.6 2.6 C 0.4 8.6 4.4 12.4 13 12.4 C 13.6 5 9.6 0.2 3.6 \
    1.8
    leaf.fill oo B M 2 2.8 C 0.4 8.6 4.4 12.4 13 12.4 C 13.6 5 9.6 0.2 2 2.8 z S M 0 -0.4 L 2 2.8
    line.3.horizontal oo M 0 10.4 L 13 10.4 M 0 6 L 13 6 M 0 1.6 L 13 1.6
    line.horizontal.3 = line.3.horizontal
    link oo M 5 8 L 3.4 8 h 0 6 v 3.4 4 L 5 4 M 9 8 L 10.6 8 h 14 6 v 10.6 4 L 9 4 M 4.6 6 L 9.4 6
    list.bullet oo . 0 10.4 . 0 6 . 0 1.6 M 4 10.4 L 14 10.4 M 4 6 L 14 6 M 4 1.6 L 14 1.6
    location oo M 0 5.6 L 13.4 12.4 L 6.6 -1 L 5.8 5 z
    location.fill oo B M 0 5.6 L 13.4 12.4 L 6.6 -1 L 5.8 5 z
    lock oo M 0 -0.8 L 10 -0.8 L 10 6.4 L 0 6.4 z M 2 6.4 L 2 9.4 v 5 13 h 8 9.4 L 8 6.4
    lock.fill oo B M 0 6.4 L 10 6.4 L 10 -0.8 L 0 -0.8 z S M 2 6.4 L 2 9.4 v 5 13 h 8 9.4 L 8 6.4
    lock.open oo M 0 -0.8 L 10 -0.8 L 10 6.4 L 0 6.4 z M 2 6.4 L 2 9.4 v 5 13 h 8 10
    lock.open.fill oo B M 0 6.4 L 10 6.4 L 10 -0.8 L 0 -0.8 z S M 2 6.4 L 2 9.4 v 5 13 h 8 10
    magnifyingglass oo M 5 2.4 h 10 7.4 v 5 12.4 h 0 7.4 v 5 2.4 z M 8.8 3.6 L 13 -0.6
    message oo M 4 1.4 L 3 -1 L 6.4 1.4 L 10 1.4 h 15 6.6 v 9.4 12.4 L 5.6 12.4 h 0 6.8 C 0 3.6 \
    2 2 4 1.4 z
    message.fill oo B M 4 1.4 C 2 2 0 3.6 0 6.8 v 5.6 12.4 L 9.4 12.4 h 15 6.6 v 10 1.4 L 6.4 \
    1.4 L 3 -1 L 4 1.4 z
    mic.fill oo B M 3 11 v 5 13 h 7 11 L 7 7 v 5 4.6 h 3 7 z S M 0 7 v 5 2 h 10 7 M 5 2 L 5 \
    -0.8 M 2.4 -0.8 L 7.6 -0.8
    minus oo M 0 6 L 12 6
    minus.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z S M 3.6 6 L 10.4 6
    minus.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 3.1 5.15 L 10.9 5.15 L 10.9 \
    6.85 L 3.1 6.85 z
    moon oo M 11.6 3.6 C 10.6 0.8 8.4 -0.8 5.8 -0.8 h 0 5.4 C 0 8.6 2 11.4 4.8 12.2 C 4 10.8 \
    3.8 9.6 3.8 8.4 C 3.8 5.2 7 2.6 11.6 3.6 z
    moon.fill oo B M 11.6 3.6 C 10.6 0.8 8.4 -0.8 5.8 -0.8 h 0 5.4 C 0 8.6 2 11.4 4.8 12.2 C 4 \
    10.8 3.8 9.6 3.8 8.4 C 3.8 5.2 7 2.6 11.6 3.6 z
    multiply = xmark
    music.note oo B M 2.8 -0.6 h 0 1.2 v 2.8 3 h 5.4 1.2 v 2.8 -0.6 z S M 5.4 1.4 L 5.4 12.4 C \
    6 10.6 9.6 10.4 9.4 7.2
    paperplane oo M 0 6.4 L 14 13 L 9.8 -1 L 6.4 5 z M 6.4 5 L 14 13
    paperplane.fill oo B M 0 6.4 L 14 13 L 9.8 -1 L 6.4 5 z
    pause oo M 0 0.6 L 0 11.4 M 5.4 0.6 L 5.4 11.4
    pause.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z S M 5.2 3 L 5.2 9 M 8.8 3 L 8.8 9
    pause.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 4.4 2.8 L 6 2.8 L 6 9.2 L \
    4.4 9.2 z M 8 2.8 L 9.6 2.8 L 9.6 9.2 L 8 9.2 z
    pause.fill oo B M 0 11.4 L 2 11.4 L 2 0.6 L 0 0.6 z B M 7 11.4 L 9 11.4 L 9 0.6 L 7 0.6 z
    pencil oo M 0 0 L 1 3.6 L 9.6 12.2 L 12.2 9.6 L 3.6 1 z M 7.6 10.2 L 10.2 7.6
    person oo M 6 6.8 h 9 9.8 v 6 12.8 h 3 9.8 v 6 6.8 z M 0 -0.6 C 0 3.4 2.4 5 6 5 C 9.6 5 12 \
    3.4 12 -0.6 z
    person.2.fill oo B M 5 7 h 2.4 9.6 v 5 12.2 h 7.6 9.6 v 5 7 z B M 0 -0.6 C 0 3 2 4.6 5 4.6 \
    C 8 4.6 10 3 10 -0.6 z B M 12.6 6.8 h 10.4 9 v 12.6 11.2 h 14.8 9 v 12.6 6.8 z B M 12.4 4.2 \
    C 15.6 4.2 17 2.6 17 -0.6 L 12.8 -0.6 z
    person.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z M 7 5.5 h 9.3 7.8 v 7 10.1 h 4.7 7.8 v \
    7 5.5 z M 2.6 1.2 C 3.4 3.2 5 3.8 7 3.8 C 9 3.8 10.6 3.2 11.4 1.2
    person.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 7 5.5 h 9.5 8 v 7 10.5 h \
    4.5 8 v 7 5.5 z F M 2.4 1.2 C 5 -0.6 9 -0.6 11.6 1.2 C 10.6 3.6 9 4.4 7 4.4 C 5 4.4 3.4 3.6 \
    2.4 1.2 z
    person.fill oo B M 6 7 h 3.2 9.8 v 6 12.6 h 8.8 9.8 v 6 7 z B M 0 -0.6 C 0 3.4 2.4 4.6 6 \
    4.6 C 9.6 4.6 12 3.4 12 -0.6 z
    phone oo M 3.4 12.2 L 0.4 10.6 C 0.4 4.4 5.4 -0.4 11.6 -0.4 L 13 2.8 L 9.6 5 L 8 3.8 C 6.4 \
    4.6 5.2 5.8 4.4 7.4 L 5.6 9 z
    phone.fill oo B M 5.6 9 L 4.4 7.4 C 5.2 5.8 6.4 4.6 8 3.8 L 9.6 5 L 13 2.8 L 11.6 -0.4 C \
    5.4 -0.4 0.4 4.4 0.4 10.6 L 3.4 12.2 z
    photo oo M 0 0 L 15 0 L 15 12 L 0 12 z M 0 3 L 4.4 7 L 9 2.4 L 11.4 4.6 L 15 1.6 . 10.8 8.6
    photo.fill oo B M 0 12 L 15 12 L 15 0 L 0 0 z F M 1 0.6 L 14 0.6 L 14 2 L 11 4.8 L 8.4 2.4 \
    L 4.4 6.6 L 1 2.4 z F M 11 7.1 h 12.5 8.6 v 11 10.1 h 9.5 8.6 v 11 7.1 z
    play oo M 0 0 L 10.4 6 L 0 12 z
    play.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z B M 5.4 8.8 L 10 6 L 5.4 3.2 z
    play.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 5 2.4 L 10.8 6 L 5 9.6 z
    play.fill oo B M 0 12 L 10.4 6 L 0 0 z
    plus oo M 0 6 L 12 6 M 6 12 L 6 0
    plus.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z S M 3.6 6 L 10.4 6 M 7 9.4 L 7 2.6
    plus.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 7.85 2.1 L 7.85 5.15 L 10.9 \
    5.15 L 10.9 6.85 L 7.85 6.85 L 7.85 9.9 L 6.15 9.9 L 6.15 6.85 L 3.1 6.85 L 3.1 5.15 L 6.15 \
    5.15 L 6.15 2.1 z
    questionmark oo @ ? 0 0 1
    questionmark.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z S M 4.8 8.4 v 7 10 h 9.2 8.2 C \
    9.2 6.6 7 6.8 7 4.8 . 7 2.2
    questionmark.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 4 8 L 5.6 8 C 5.6 9.6 \
    8.3 9.6 8.3 8.1 C 8.3 6.8 6.2 6.4 6.2 4.4 L 7.8 4.4 C 7.8 5.8 10 6.4 10 8.2 C 10 11.4 4 \
    11.4 4 8 z F M 7 1.4 h 8 2.4 v 7 3.4 h 6 2.4 v 7 1.4 z
    rectangle oo M 0 1 L 16 1 L 16 11 L 0 11 z
    rectangle.fill oo B M 0 11 L 16 11 L 16 1 L 0 1 z
    slider.horizontal.3 oo M 0 10.4 L 14 10.4 M 0 6 L 14 6 M 0 1.6 L 14 1.6 B M 4 9.4 h 3 10.4 \
    v 4 11.4 h 5 10.4 v 4 9.4 z B M 10 5 h 9 6 v 10 7 h 11 6 v 10 5 z B M 5 0.6 h 4 1.6 v 5 2.6 \
    h 6 1.6 v 5 0.6 z
    sparkle oo B M 6 12.4 C 6.84 8.25 8.25 6.84 12.4 6 C 8.25 5.16 6.84 3.75 6 -0.4 C 5.16 3.75 \
    3.75 5.16 -0.4 6 C 3.75 6.84 5.16 8.25 6 12.4 z
    sparkles oo B M 5.4 10.4 C 6.11 6.9 7.3 5.71 10.8 5 C 7.3 4.29 6.11 3.1 5.4 -0.4 C 4.69 3.1 \
    3.5 4.29 0 5 C 3.5 5.71 4.69 6.9 5.4 10.4 z B M 12.2 13 C 12.52 11.44 13.04 10.92 14.6 10.6 \
    C 13.04 10.28 12.52 9.76 12.2 8.2 C 11.88 9.76 11.36 10.28 9.8 10.6 C 11.36 10.92 11.88 \
    11.44 12.2 13 z B M 12.6 2.6 C 12.84 1.43 13.23 1.04 14.4 0.8 C 13.23 0.56 12.84 0.17 12.6 \
    -1 C 12.36 0.17 11.97 0.56 10.8 0.8 C 11.97 1.04 12.36 1.43 12.6 2.6 z
    speaker oo M 0 4 L 2.6 4 L 6.4 0 L 6.4 12 L 2.6 8 L 0 8 z
    speaker.fill oo B M 0 8 L 2.6 8 L 6.4 12 L 6.4 0 L 2.6 4 L 0 4 z
    speaker.slash.fill oo B M 0 8 L 2.6 8 L 6.4 12 L 6.4 0 L 2.6 4 L 0 4 z S M 9.4 3.4 L 14.4 \
    8.6 M 9.4 8.6 L 14.4 3.4
    speaker.wave.1 oo M 0 4 L 2.6 4 L 6.4 0 L 6.4 12 L 2.6 8 L 0 8 z M 9 3.8 C 10 5 10 7 9 8.2
    speaker.wave.1.fill oo B M 0 8 L 2.6 8 L 6.4 12 L 6.4 0 L 2.6 4 L 0 4 z S M 9 3.8 C 10 5 10 \
    7 9 8.2
    speaker.wave.2 oo M 0 4 L 2.6 4 L 6.4 0 L 6.4 12 L 2.6 8 L 0 8 z M 9 3.8 C 10 5 10 7 9 8.2 \
    M 11.4 1.6 C 13.6 4 13.6 8 11.4 10.4
    speaker.wave.2.fill oo B M 0 8 L 2.6 8 L 6.4 12 L 6.4 0 L 2.6 4 L 0 4 z S M 9 3.8 C 10 5 10 \
    7 9 8.2 M 11.4 1.6 C 13.6 4 13.6 8 11.4 10.4
    speaker.wave.3 oo M 0 4 L 2.6 4 L 6.4 0 L 6.4 12 L 2.6 8 L 0 8 z M 9 3.8 C 10 5 10 7 9 8.2 \
    M 11.4 1.6 C 13.6 4 13.6 8 11.4 10.4 M 13.8 -0.6 C 17.2 3 17.2 9 13.8 12.6
    speaker.wave.3.fill oo B M 0 8 L 2.6 8 L 6.4 12 L 6.4 0 L 2.6 4 L 0 4 z S M 9 3.8 C 10 5 10 \
    7 9 8.2 M 11.4 1.6 C 13.6 4 13.6 8 11.4 10.4 M 13.8 -0.6 C 17.2 3 17.2 9 13.8 12.6
    square oo M 0 0 L 12 0 L 12 12 L 0 12 z
    square.and.arrow.down oo M 3.4 7.4 L 0 7.4 L 0 -1 L 11 -1 L 11 7.4 L 7.6 7.4 M 5.5 13 L 5.5 \
    3 M 2.2 6.2 L 5.5 3 L 8.8 6.2
    square.and.arrow.up oo M 3.4 7.4 L 0 7.4 L 0 -1 L 11 -1 L 11 7.4 L 7.6 7.4 M 5.5 3.4 L 5.5 \
    13 M 2.2 10 L 5.5 13 L 8.8 10
    square.and.pencil oo M 7 11 L 0 11 L 0 -0.6 L 11.6 -0.6 L 11.6 6 M 5 4.4 L 12.6 12.4
    square.fill oo B M 0 12 L 12 12 L 12 0 L 0 0 z
    square.grid.2x2 oo M 0 0 L 4.6 0 L 4.6 4.6 L 0 4.6 z M 7.4 0 L 12 0 L 12 4.6 L 7.4 4.6 z M \
    0 7.4 L 4.6 7.4 L 4.6 12 L 0 12 z M 7.4 7.4 L 12 7.4 L 12 12 L 7.4 12 z
    square.grid.2x2.fill oo B M 0 4.6 L 4.6 4.6 L 4.6 0 L 0 0 z B M 7.4 4.6 L 12 4.6 L 12 0 L \
    7.4 0 z B M 0 12 L 4.6 12 L 4.6 7.4 L 0 7.4 z B M 7.4 12 L 12 12 L 12 7.4 L 7.4 7.4 z
    star oo M 7 13.2 L 8.76 8.03 L 14.23 7.95 L 9.85 4.67 L 11.47 -0.55 L 7 2.6 L 2.53 -0.55 L \
    4.15 4.67 L -0.23 7.95 L 5.24 8.03 z
    star.fill oo B M 7 13.2 L 8.76 8.03 L 14.23 7.95 L 9.85 4.67 L 11.47 -0.55 L 7 2.6 L 2.53 \
    -0.55 L 4.15 4.67 L -0.23 7.95 L 5.24 8.03 z
    stop oo M 0 0.8 L 10.4 0.8 L 10.4 11.2 L 0 11.2 z
    stop.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z B M 5 8 L 9 8 L 9 4 L 5 4 z
    stop.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 4.2 3.2 L 9.8 3.2 L 9.8 8.8 L \
    4.2 8.8 z
    stop.fill oo B M 0 11.2 L 10.4 11.2 L 10.4 0.8 L 0 0.8 z
    sun.max oo M 7 3 h 10 6 v 7 9 h 4 6 v 7 3 z S M 12.6 6 L 14.4 6 M 10.96 9.96 L 12.23 11.23 \
    M 7 11.6 L 7 13.4 M 3.04 9.96 L 1.77 11.23 M 1.4 6 L -0.4 6 M 3.04 2.04 L 1.77 0.77 M 7 0.4 \
    L 7 -1.4 M 10.96 2.04 L 12.23 0.77
    sun.max.fill oo B M 7 3 h 4 6 v 7 9 h 10 6 v 7 3 z S M 12.6 6 L 14.4 6 M 10.96 9.96 L 12.23 \
    11.23 M 7 11.6 L 7 13.4 M 3.04 9.96 L 1.77 11.23 M 1.4 6 L -0.4 6 M 3.04 2.04 L 1.77 0.77 M \
    7 0.4 L 7 -1.4 M 10.96 2.04 L 12.23 0.77
    tag.fill oo B M 0 6.4 L 6 12.4 L 12.4 12.4 L 12.4 6 L 6.4 -0.4 z F M 9.6 8.4 h 10.8 9.6 v \
    9.6 10.8 h 8.4 9.6 v 9.6 8.4 z
    trash oo M 0 10.6 L 11 10.6 M 3.6 10.6 L 3.6 12.8 L 7.4 12.8 L 7.4 10.6 M 1.2 10.6 L 2 -1 L \
    9 -1 L 9.8 10.6 M 4.2 7.6 L 4.2 2 M 6.8 7.6 L 6.8 2
    trash.fill oo M 0 10.8 L 11 10.8 M 3.6 10.8 L 3.6 12.8 L 7.4 12.8 L 7.4 10.8 B M 9.6 8 L 9 \
    -1 L 2 -1 L 1.4 8 z
    triangle oo M 0 0 L 14 0 L 7 12 z
    triangle.fill oo B M 7 12 L 14 0 L 0 0 z
    wifi oo M 0 8.4 C 4.4 12.8 11.6 12.8 16 8.4 M 2.8 5.2 C 5.6 8.2 10.4 8.2 13.2 5.2 M 5.6 2.4 \
    C 7 3.8 9 3.8 10.4 2.4 . 8 -0.4
    xmark oo M 0 0.5 L 11 11.5 M 0 11.5 L 11 0.5
    xmark.circle oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z S M 4.2 3.2 L 9.8 8.8 M 4.2 8.8 L 9.8 3.2
    xmark.circle.fill oo B M 7 -1 h 0 6 v 7 13 h 14 6 v 7 -1 z F M 10.22 3.98 L 8.2 6 L 10.22 \
    8.02 L 9.02 9.22 L 7 7.2 L 4.98 9.22 L 3.78 8.02 L 5.8 6 L 3.78 3.98 L 4.98 2.78 L 7 4.8 L \
    9.02 2.78 z
    """
}
