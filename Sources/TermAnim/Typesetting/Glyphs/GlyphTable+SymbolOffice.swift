extension GlyphTable {
  /// Pictures with the names SwiftUI's `Image(systemName:)` takes: papers, tools and clocks.
  static let symbolOffice = """
    alarm oo M 7 0 h 12.4 5.4 v 7 10.8 h 1.6 5.4 v 7 0 z M 7 8.4 L 7 5.4 L 9 4.2 M 0 10.4 L 3 12.8 \
    M 14 10.4 L 11 12.8 M 3 1.2 L 1.4 -0.8 M 11 1.2 L 12.6 -0.8
    alarm.fill oo B M 7 0.2 h 1.8 5.4 v 7 10.6 h 12.2 5.4 v 7 0.2 z F M 6.35 4.8 L 9.2 3.1 L 9.9 \
    4.2 L 7.65 5.6 L 7.65 9 L 6.35 9 z S M 0 10.4 L 3 12.8 M 14 10.4 L 11 12.8 M 3 1.2 L 1.4 -0.8 \
    M 11 1.2 L 12.6 -0.8
    archivebox oo M 0 8.6 L 15 8.6 L 15 12.4 L 0 12.4 z M 1.4 8.6 L 1.4 -0.2 L 13.6 -0.2 L 13.6 \
    8.6 M 5.6 5.2 L 9.4 5.2
    archivebox.fill oo B M 0 10.2 L 0 12 L 15 12 L 15 10.2 z B M 1.2 7.2 L 13.8 7.2 L 13.8 -0.2 L \
    1.2 -0.2 z F M 4.6 4 L 10.4 4 L 10.4 5.4 L 4.6 5.4 z
    book oo M 8 1 C 6 2.2 2.6 2.4 0 1.6 L 0 10.8 C 2.6 11.6 6 11.4 8 10 z M 8 1 C 10 2.2 13.4 2.4 \
    16 1.6 L 16 10.8 C 13.4 11.6 10 11.4 8 10 z
    book.closed oo M 2 2 L 11 2 L 11 13 L 2 13 h 0 11 L 0 0.4 C 0 -0.6 0.8 -1 2 -1 L 11 -1 M 0 0.4 \
    C 0 1.4 0.8 2 2 2 M 11 2 L 11 -1
    book.closed.fill oo B M 2 3 L 0 3 L 0 10.6 v 2 12.6 L 10.6 12.6 L 10.6 3 z S M 0 3 L 0 0.8 v 2 \
    -0.8 L 10.6 -0.8
    book.fill oo B M 6.72 1 C 5.04 2.2 2.18 2.4 0 1.6 L 0 10.8 C 2.18 11.6 5.04 11.4 6.72 10 z B M \
    9.28 1 L 9.28 10 C 10.96 11.4 13.82 11.6 16 10.8 L 16 1.6 C 13.82 2.4 10.96 2.2 9.28 1 z
    book.pages oo M 8 1 C 6 2.2 2.6 2.4 0 1.6 L 0 10.8 C 2.6 11.6 6 11.4 8 10 z M 8 1 C 10 2.2 \
    13.4 2.4 16 1.6 L 16 10.8 C 13.4 11.6 10 11.4 8 10 z M 2.6 8.2 L 5.4 8.4 M 2.6 5 L 5.4 5.2 M \
    13.4 8.2 L 10.6 8.4 M 13.4 5 L 10.6 5.2
    book.pages.fill oo B M 6.72 1 C 5.04 2.2 2.18 2.4 0 1.6 L 0 10.8 C 2.18 11.6 5.04 11.4 6.72 10 \
    z B M 9.28 1 L 9.28 10 C 10.96 11.4 13.82 11.6 16 10.8 L 16 1.6 C 13.82 2.4 10.96 2.2 9.28 1 z \
    F M 5.4 5.6 L 1.4 5.6 L 1.4 4.4 L 5.4 4.4 z F M 5.4 8.8 L 1.4 8.8 L 1.4 7.6 L 5.4 7.6 z F M \
    10.6 4.4 L 14.6 4.4 L 14.6 5.6 L 10.6 5.6 z F M 10.6 7.6 L 14.6 7.6 L 14.6 8.8 L 10.6 8.8 z
    books.vertical oo M 0 -0.4 L 3.6 -0.4 L 3.6 12 L 0 12 z M 3.6 -0.4 L 7.2 -0.4 L 7.2 10 L 3.6 \
    10 z M 8.6 10.6 L 12 11.6 L 15.4 0.4 L 11.8 -0.6 z
    books.vertical.fill oo B M 0 -0.4 L 0 12 L 1.6 12 L 1.6 -0.4 z B M 4.4 -0.4 L 4.4 10 L 6 10 L \
    6 -0.4 z B M 8.8 10.8 L 10.6 11.4 L 14 0.2 L 12.2 -0.4 z
    cone oo M 6 13 L 0 1.6 v 6 -0.8 h 12 1.6 z
    cone.fill oo B M 6 13 L 12 1.6 v 6 -0.8 h 0 1.6 z
    cube oo M 0 9.2 L 7 13 L 14 9.2 L 14 2.8 L 7 -1 L 0 2.8 z M 0 9.2 L 7 5.6 L 14 9.2 M 7 5.6 L 7 \
    -1
    cube.fill oo B M 0 7.2 L 6 4.4 L 6 -0.8 L 0 2.4 z B M 14 7.2 L 14 2.4 L 8 -0.8 L 8 4.4 z B M \
    0.8 9.6 L 7 12.6 L 13.2 9.6 L 7 6.8 z
    cylinder oo M 5.5 8.8 h 11 10.8 v 5.5 12.8 h 0 10.8 v 5.5 8.8 z M 0 10.8 L 0 1.2 v 5.5 -0.8 h \
    11 1.2 L 11 10.8
    cylinder.fill oo B M 5.5 9.6 h 0 11.2 v 5.5 12.8 h 11 11.2 v 5.5 9.6 z B M 0 8 C 2.6 6.2 8.4 \
    6.2 11 8 L 11 1.2 v 5.5 -0.8 h 0 1.2 z
    doc.badge.plus oo M 3.4 -1 L 0 -1 L 0 13 L 6 13 L 10 9 L 10 7 M 9 5 L 9 -1 M 6 2 L 12 2
    doc.badge.plus.fill oo B M 0 -1 L 0 13 L 6 13 L 10 9 L 10 7.4 L 6.4 7.4 L 6.4 5 L 4 5 L 4 -1 z \
    S M 9.4 5 L 9.4 -1 M 6.4 2 L 12.4 2
    doc.fill.badge.plus = doc.badge.plus.fill
    doc.on.doc oo M 4 -1 L 12 -1 L 12 8.4 L 4 8.4 z M 4 3.6 L 0 3.6 L 0 13 L 8 13 L 8 8.4
    doc.on.doc.fill oo B M 4.6 -1 L 4.6 8 L 12 8 L 12 -1 z S M 1.8 4.4 L 0 4.4 L 0 13 L 7.4 13 L \
    7.4 11.2
    doc.plaintext = doc.text
    doc.plaintext.fill = doc.text.fill
    doc.text oo M 0 -1 L 0 13 L 6 13 L 10 9 L 10 -1 z M 2.8 5.2 L 7.2 5.2 M 2.8 2.2 L 7.2 2.2 M \
    2.8 8.2 L 4.6 8.2
    doc.text.fill oo B M 0 -1 L 0 13 L 6 13 L 10 9 L 10 -1 z F M 1.8 1.4 L 8.2 1.4 L 8.2 2.8 L 1.8 \
    2.8 z F M 1.8 4.4 L 8.2 4.4 L 8.2 5.8 L 1.8 5.8 z F M 1.8 7.4 L 5.4 7.4 L 5.4 8.8 L 1.8 8.8 z
    document = doc
    document.fill = doc.fill
    document.on.document = doc.on.doc
    document.on.document.fill = doc.on.doc.fill
    eraser oo M 3.6 -0.4 L 0 3.4 L 8.6 12.4 L 14.4 6.4 L 7.8 -0.4 z M 4 7.6 L 9.8 1.6
    eraser.fill oo B M 3.6 -0.4 L 0 3.4 L 8.6 12.4 L 14.4 6.4 L 7.8 -0.4 z F M 2.6 7.4 L 8.8 0.8 L 10.2 \
    2.2 L 4 8.8 z
    folder.badge.plus oo M 7 0 L 0 0 L 0 11.6 L 6 11.6 L 7.6 9.4 L 15 9.4 L 15 6.6 M 12.6 5 L 12.6 \
    -1 M 9.6 2 L 15.6 2
    folder.badge.plus.fill oo B M 0 0 L 0 11.6 L 6 11.6 L 7.6 9.4 L 15 9.4 L 15 7.6 L 10.2 7.6 L \
    10.2 5 L 7.4 5 L 7.4 0 z S M 12.8 5 L 12.8 -1 M 9.8 2 L 15.8 2
    folder.fill.badge.plus = folder.badge.plus.fill
    gauge oo M 7 -1 h 14 6 v 7 13 h 0 6 v 7 -1 z M 7 5 L 10 8.6 . 3.4 6 . 7 10 . 4.2 8.8 . 10.6 6
    gauge.medium = gauge.with.needle
    gauge.with.dots.needle.50percent = gauge
    gauge.with.dots.needle.67percent = gauge.with.needle
    gauge.with.needle oo M 0.48 1.66 C -0.73 4.99 0.39 8.71 3.22 10.82 C 6.06 12.93 9.94 12.93 \
    12.78 10.82 C 15.61 8.71 16.73 4.99 15.52 1.66 B M 8 3.6 h 7.2 4.4 v 8 5.2 h 8.8 4.4 v 8 3.6 z \
    S M 8 4.4 L 11.4 8.4
    hammer oo M 0 7.4 L 4 11.8 L 9.4 12 L 7.6 9.8 L 4.6 5.6 z M 7.4 8.6 L 13.4 0.4
    hammer.fill oo B M 0 7.8 L 4 11.8 L 9.6 12 L 7 9.4 L 7.6 8.8 L 5 5.8 L 3.6 7.4 L 1.8 6 z S M 7 \
    7.8 L 13 0.2
    hourglass oo M 0 12.6 L 10 12.6 M 0 -0.6 L 10 -0.6 M 1.4 12.6 L 1.4 10.4 C 1.4 7.6 5 7.6 5 6 C \
    5 7.6 8.6 7.6 8.6 10.4 L 8.6 12.6 M 1.4 -0.6 L 1.4 1.6 C 1.4 4.4 5 4.4 5 6 C 5 4.4 8.6 4.4 8.6 \
    1.6 L 8.6 -0.6
    hourglass.bottomhalf.filled oo B M 1.4 -0.6 L 1.4 1.6 C 1.4 4 4 4.6 5 6 C 6 4.6 8.6 4 8.6 1.6 \
    L 8.6 -0.6 z S M 0 -0.6 L 10 -0.6 M 0 12.6 L 10 12.6 M 1.4 12.6 L 1.4 10.4 C 1.4 7.6 5 7.6 5 6 \
    C 5 7.6 8.6 7.6 8.6 10.4 L 8.6 12.6
    hourglass.tophalf.filled oo B M 1.4 12.6 L 8.6 12.6 L 8.6 10.4 C 8.6 8 6 7.4 5 6 C 4 7.4 1.4 8 \
    1.4 10.4 z S M 0 12.6 L 10 12.6 M 0 -0.6 L 10 -0.6 M 1.4 -0.6 L 1.4 1.6 C 1.4 4.4 5 4.4 5 6 C \
    5 4.4 8.6 4.4 8.6 1.6 L 8.6 -0.6
    lasso oo M 3.9 3.9 C 1.6 4.7 0 6.2 0 8.2 C 0 10.9 3.4 12.8 7.5 12.8 C 11.6 12.8 15 10.9 15 8.2 \
    C 15 5.4 11.8 3.6 7.6 3.6 M 5.6 1.2 h 7.6 3.2 v 5.6 5.2 h 3.6 3.2 v 5.6 1.2 z M 5 1.4 C 5 0.2 \
    4 -0.8 2.2 -1
    newspaper oo M 0 11.8 L 11.6 11.8 L 11.6 1 v 13.4 -0.6 L 2 -0.6 h 0 1.2 z M 13.4 -0.6 h 15.2 1 \
    L 15.2 8.4 L 11.6 8.4 M 2.8 8.6 L 8.8 8.6 M 2.8 5.6 L 8.8 5.6 M 2.8 2.6 L 8.8 2.6
    newspaper.fill oo B M 0 12 L 11.2 12 L 11.2 -0.6 L 2 -0.6 h 0 1.2 z S M 11.2 -0.6 L 13.4 -0.6 \
    h 15 1 L 15 9 F M 1.8 7.4 L 9.4 7.4 L 9.4 10.4 L 1.8 10.4 z F M 1.8 4.4 L 9.4 4.4 L 9.4 5.8 L \
    1.8 5.8 z F M 1.8 1.4 L 9.4 1.4 L 9.4 2.8 L 1.8 2.8 z
    note oo M 0 -0.4 L 8.6 -0.4 L 13 4 L 13 12.4 L 0 12.4 z M 8.6 -0.4 L 8.6 4 L 13 4
    note.text oo M 0 -0.4 L 8.6 -0.4 L 13 4 L 13 12.4 L 0 12.4 z M 8.6 -0.4 L 8.6 4 L 13 4 M 3 9 L \
    10 9 M 3 5.8 L 6.4 5.8
    paintbrush oo M 5.4 5.6 L 11.6 12.6 C 12.8 13.4 14.2 12 13.4 10.8 L 7.4 3.6 M 5.4 5.6 C 3 6 \
    1.8 4.6 1.8 2.6 C 1.8 0.8 1 0 0 -0.4 C 2 -1.4 7.8 -1.8 7.8 2 C 7.8 4 7 5.2 5.4 5.6 z
    paintbrush.fill oo B M 7.4 6.6 L 12 12.4 L 13.4 11 L 8.8 5 z B M 4.6 5 C 6 5 7 3.8 7 2 C 7 \
    -1.6 2 -1.4 0 -0.4 C 1 0 1.8 0.8 1.8 2.4 C 1.8 4 2.6 5 4.6 5 z
    paintpalette oo M 7 12.8 C 3 12.8 -0.6 10 -0.6 6 C -0.6 2 2.6 -0.8 6.4 -0.8 C 8.4 -0.8 8.8 0.6 \
    8.2 2 C 7.6 3.6 8.6 4.6 10.2 4.4 C 12.6 4 14.6 4.4 14.6 7 C 14.6 10.6 11 12.8 7 12.8 z . 2.8 5 \
    . 3.8 8.6 . 7.4 9.9 . 11 8.2
    paintpalette.fill oo B M 7 12.8 C 11 12.8 14.6 10.6 14.6 7 C 14.6 4.4 12.6 4 10.2 4.4 C 8.6 \
    4.6 7.6 3.6 8.2 2 C 8.8 0.6 8.4 -0.8 6.4 -0.8 C 2.6 -0.8 -0.6 2 -0.6 6 C -0.6 10 3 12.8 7 12.8 \
    z F M 2.9 3.5 h 4 4.6 v 2.9 5.7 h 1.8 4.6 v 2.9 3.5 z F M 3.6 7.3 h 4.7 8.4 v 3.6 9.5 h 2.5 \
    8.4 v 3.6 7.3 z F M 7.2 8.9 h 8.3 10 v 7.2 11.1 h 6.1 10 v 7.2 8.9 z F M 11 7.1 h 12.1 8.2 v \
    11 9.3 h 9.9 8.2 v 11 7.1 z
    paperclip oo M 12.4 5.6 L 6.6 -0.2 C 2.6 -3.4 -1.8 1 1.6 4.8 L 8.4 11.6 C 11.2 14 14 10.8 11.6 \
    8.4 L 5.6 2.4 C 4.2 1.4 3 2.8 4.2 4 L 8.8 8.6
    pencil.and.outline oo M 0 0 L 1 3.6 L 9.6 12.2 L 12.2 9.6 L 3.6 1 z M 7.6 10.2 L 10.2 7.6 . \
    6.6 -0.6 . 9.6 -0.6 . 12.6 -0.6
    pin oo M 2.4 12.6 L 8.6 12.6 M 3.6 12.6 L 3.6 8 L 1 5 L 10 5 L 7.4 8 L 7.4 12.6 M 5.5 5 L 5.5 \
    -1
    pin.fill oo B M 3.8 12 L 7.2 12 L 7.2 7.8 L 9.8 5 L 1.2 5 L 3.8 7.8 z S M 2.4 12.6 L 8.6 12.6 \
    M 5.5 5 L 5.5 -1
    pin.slash oo M 4 12.6 L 10.2 12.6 M 5.2 12.6 L 5.2 10.93 M 11.22 5 L 11.6 5 L 9 8 L 9 12.6 M \
    4.86 7.61 L 2.6 5 L 7.52 5 M 7.1 5 L 7.1 -1 M 0 12.4 L 13 -0.4
    pin.slash.fill oo B M 5.4 10.73 L 5.4 12 L 8.8 12 L 8.8 7.8 L 11.4 5 L 11.22 5 z S M 4 12.6 L \
    10.2 12.6 B M 7.52 5 L 2.8 5 L 5.05 7.43 z S M 7.1 5 L 7.1 -1 M 0 12.4 L 13 -0.4
    puzzlepiece oo M 0 9.6 L 3.8 9.6 C 2 13.8 8.6 13.8 6.8 9.6 L 10.6 9.6 L 10.6 5.8 C 14.8 7.6 \
    14.8 1 10.6 2.8 L 10.6 -1 L 0 -1 L 0 2.4 C 3.8 0.8 3.8 7.2 0 5.6 z
    puzzlepiece.extension = puzzlepiece
    puzzlepiece.extension.fill = puzzlepiece.fill
    puzzlepiece.fill oo B M 0 9.6 L 3.8 9.6 C 2 13.8 8.6 13.8 6.8 9.6 L 10.6 9.6 L 10.6 5.8 C 14.8 \
    7.6 14.8 1 10.6 2.8 L 10.6 -1 L 0 -1 L 0 2.4 C 3.8 0.8 3.8 7.2 0 5.6 z
    pyramid oo M 7 12.6 L 14 2 L 8.6 -0.8 L 0 2 z M 7 12.6 L 8.6 -0.8
    pyramid.fill oo B M 5.9 11.2 L 7 -0.4 L 0 2 z B M 8.2 11 L 14 2 L 9.4 -0.4 z
    scissors oo M 2.4 7.6 h 4.8 10 v 2.4 12.4 h 0 10 v 2.4 7.6 z M 2.4 -0.4 h 4.8 2 v 2.4 4.4 h 0 \
    2 v 2.4 -0.4 z M 4.4 8.6 L 14.4 1.4 M 4.4 3.4 L 14.4 10.6
    screwdriver oo M 8.2 8.4 L 11.4 12.6 L 13.8 10.2 L 9.6 7 z M 8.6 7.6 L 2 1 M 1 2 L 3 0
    screwdriver.fill oo B M 8.2 8.4 L 11.4 12.6 L 13.8 10.2 L 9.6 7 z S M 8 7.2 L 2 1 M 1 2 L 3 0
    scribble oo M 0 9.4 C 1.6 12.2 5.8 13.6 6.2 11.2 C 6.6 8.4 0.4 5.2 1.4 2.6 C 2.6 -0.2 8.4 11 \
    10.6 9.8 C 12.4 8.6 5.6 2.4 7.2 0.4 C 8.6 -1 10.8 5 12.4 4.6 C 13.4 4.2 12 1 14.4 1.2
    scribble.variable = scribble
    shippingbox oo M 0 9 L 7 12.6 L 14 9 L 14 2.6 L 7 -1 L 0 2.6 z M 0 9 L 7 5.6 L 14 9 M 7 5.6 L \
    7 -1 M 3.6 10.8 L 10.4 7.4
    shippingbox.fill oo B M 0 7.2 L 6 4.4 L 6 -0.8 L 0 2.4 z B M 14 7.2 L 14 2.4 L 8 -0.8 L 8 4.4 \
    z B M 0.8 9.6 L 7 12.6 L 13.2 9.6 L 7 6.8 z
    speedometer = gauge.with.needle
    stopwatch oo M 6 -1 h 12 5 v 6 11 h 0 5 v 6 -1 z M 6 8.4 L 6 5 M 4.4 13.2 L 7.6 13.2 M 6 13 L \
    6 11.2 M 10.4 9.8 L 11.4 10.8
    stopwatch.fill oo B M 6 -1 h 0 5 v 6 11 h 12 5 v 6 -1 z F M 5.35 4.2 L 6.65 4.2 L 6.65 9 L \
    5.35 9 z S M 4.4 13.2 L 7.6 13.2 M 6 13 L 6 11.2 M 10.4 9.8 L 11.4 10.8
    tag oo M 0 6.4 L 6 12.4 L 12.4 12.4 L 12.4 6 L 6.4 -0.4 z . 9.2 9.2
    text.book.closed = book.closed
    text.book.closed.fill = book.closed.fill
    text.document = doc.text
    text.document.fill = doc.text.fill
    timer oo M 7 13 C 10.28 13 13.12 10.72 13.83 7.52 C 14.54 4.31 12.93 1.04 9.96 -0.34 C 6.98 \
    -1.73 3.44 -0.87 1.45 1.74 C -0.55 4.34 -0.47 7.99 1.64 10.5 M 7 13 L 7 10.4 M 7 6 L 3.6 9.4
    tray oo M 0 4.8 L 3 11 L 12 11 L 15 4.8 L 15 0.4 L 0 0.4 z M 0 4.8 L 5 4.8 C 5.2 2.8 9.8 2.8 \
    10 4.8 L 15 4.8
    tray.and.arrow.down oo M 3.4 7.6 L 2.4 7.6 L 0 3.6 L 0 -0.8 L 15 -0.8 L 15 3.6 L 12.6 7.6 L \
    11.6 7.6 M 0 3.6 L 4.6 3.6 M 15 3.6 L 10.4 3.6 M 7.5 13.2 L 7.5 4 M 4.7 6.8 L 7.5 4 L 10.3 6.8
    tray.fill oo B M 0 0.2 L 0 3.6 L 4 3.6 C 5 1.2 10 1.2 11 3.6 L 15 3.6 L 15 0.2 z S M 0.4 5.6 L \
    3 11 L 12 11 L 14.6 5.6
    tray.full oo M 0 4.8 L 3 11 L 12 11 L 15 4.8 L 15 0.4 L 0 0.4 z M 0 4.8 L 5 4.8 C 5.2 2.8 9.8 \
    2.8 10 4.8 L 15 4.8 M 5 8 L 10 8
    tray.full.fill = tray.fill
    wand.and.rays = wand.and.stars
    wand.and.sparkles = wand.and.stars
    wand.and.stars oo M 0 -0.6 L 7.6 7 B M 11.4 13.2 L 11.99 11.19 L 14 10.6 L 11.99 10.01 L 11.4 \
    8 L 10.81 10.01 L 8.8 10.6 L 10.81 11.19 z B M 4.6 13.1 L 4.94 11.94 L 6.1 11.6 L 4.94 11.26 L \
    4.6 10.1 L 4.26 11.26 L 3.1 11.6 L 4.26 11.94 z B M 12.6 5.1 L 12.94 3.94 L 14.1 3.6 L 12.94 \
    3.26 L 12.6 2.1 L 12.26 3.26 L 11.1 3.6 L 12.26 3.94 z
    wrench oo M 12.6 9.4 L 10.2 7 L 8 7.4 L 7.6 9.6 L 10 12 C 6.8 13.4 3.4 10.6 4.4 7.2 L 0 2.6 C \
    -0.8 1.6 1.6 -0.8 2.6 0 L 7.2 4.4 C 10.8 3.6 13.8 6.4 12.6 9.4 z
    wrench.fill oo B M 12.6 9.4 C 13.8 6.4 10.8 3.6 7.2 4.4 L 2.6 0 C 1.6 -0.8 -0.8 1.6 0 2.6 L \
    4.4 7.2 C 3.4 10.6 6.8 13.4 10 12 L 7.6 9.6 L 8 7.4 L 10.2 7 z
    """
}
