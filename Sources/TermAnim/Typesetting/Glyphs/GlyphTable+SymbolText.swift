extension GlyphTable {
  /// Pictures with the names SwiftUI's `Image(systemName:)` takes: letters, lists and mathematics.
  static let symbolText = """
    at oo @ @ 0 0 1
    bold oo B M 0 0 L 0 12 L 5 12 C 7 12 8.6 11 8.6 9 C 8.6 7.8 8.2 6.8 7.4 6.4 C 8.4 6 9.4 5.2 \
    9.4 3.4 v 5.6 0 z F M 2.4 7.3 L 4.6 7.3 h 6 8.65 v 4.6 10 L 2.4 10 z F M 2.4 2 L 5 2 h 6.6 \
    3.45 v 5 4.9 L 2.4 4.9 z
    character oo @ A 0 0 1
    checklist oo M 0 10.2 L 1.4 8.8 L 4 12.2 M 0 1.6 L 1.4 0.2 L 4 3.6 M 7.4 10.4 L 15 10.4 M 7.4 \
    1.6 L 15 1.6
    clipboard oo M 3 11.6 L 0 11.6 L 0 -1 L 11 -1 L 11 11.6 L 8 11.6 M 3.6 10.2 L 3.6 12.8 L 7.4 \
    12.8 L 7.4 10.2 z
    clipboard.fill oo B M 0 -1 L 0 11.2 L 1.4 11.2 L 1.4 8 L 9.6 8 L 9.6 11.2 L 11 11.2 L 11 -1 z \
    S M 4 11 L 4 12.8 L 7 12.8 L 7 11 z
    curlybraces oo M 4.4 13 h 2.2 11 L 2.2 8 v 0 6 h 2.2 4 L 2.2 1 v 4.4 -1 M 9.6 13 h 11.8 11 L \
    11.8 8 v 14 6 h 11.8 4 L 11.8 1 v 9.6 -1
    divide oo M 0 6 L 12 6 B M 6 10.1 h 5.5 10.6 v 6 11.1 h 6.5 10.6 v 6 10.1 z B M 6 0.9 h 5.5 \
    1.4 v 6 1.9 h 6.5 1.4 v 6 0.9 z
    doc.on.clipboard = clipboard
    doc.on.clipboard.fill = clipboard.fill
    equal oo M 0 8.4 L 12 8.4 M 0 3.6 L 12 3.6
    filemenu.and.cursorarrow oo M 6 -0.4 L 0 -0.4 L 0 12.4 L 12 12.4 L 12 8 M 0 9 L 12 9 M 2.8 6 L \
    5.6 6 M 2.8 2.8 L 5 2.8 B M 7.4 6.4 L 14.4 2.2 L 11.2 1.4 L 9.6 -1.4 z
    filemenu.and.selection oo M 0 12.4 L 15 12.4 M 2.4 12.4 L 2.4 -1 L 12.6 -1 L 12.6 12.4 B M 5 \
    7.2 L 5 8.4 L 10 8.4 L 10 7.2 z S M 5 4.6 L 10 4.6 M 5 1.8 L 10 1.8
    function oo M 0.4 -1.4 C 2.4 -2 3.4 -0.8 3.8 1.2 L 5.4 10 C 5.8 12.4 7 13.4 9 12.8 M 1.8 8 L 8 8
    greaterthan oo M 0 11.4 L 11 6 L 0 0.6
    infinity oo M 8 6 C 6.4 3.4 5.2 2.2 3.4 2.2 h 0 6 v 3.4 9.8 C 5.2 9.8 6.4 8.6 8 6 C 9.6 3.4 \
    10.8 2.2 12.6 2.2 h 16 6 v 12.6 9.8 C 10.8 9.8 9.6 8.6 8 6 z
    italic oo M 3.4 12 L 8.8 12 M 0 0 L 5.4 0 M 6.2 12 L 2.6 0
    lessthan oo M 11 11.4 L 0 6 L 11 0.6
    line.3.horizontal.decrease oo M 0 10.4 L 14 10.4 M 2.6 6 L 11.4 6 M 5.2 1.6 L 8.8 1.6
    line.horizontal.3.decrease = line.3.horizontal.decrease
    list.bullet.clipboard oo M 3 11.6 L 0 11.6 L 0 -1 L 11 -1 L 11 11.6 L 8 11.6 M 3.6 10.6 L 3.6 \
    12.8 L 7.4 12.8 L 7.4 10.6 z . 3 6.8 . 3 2.8 M 5.6 6.8 L 8.2 6.8 M 5.6 2.8 L 8.2 2.8
    list.bullet.clipboard.fill oo B M 0 -1 L 0 11.2 L 1.4 11.2 L 1.4 8 L 9.6 8 L 9.6 11.2 L 11 \
    11.2 L 11 -1 z S M 4 11 L 4 12.8 L 7 12.8 L 7 11 z F M 3.4 1.15 L 3.4 2.45 L 2 2.45 L 2 1.15 z \
    F M 8.8 1.15 L 8.8 2.45 L 4.8 2.45 L 4.8 1.15 z F M 3.4 4.35 L 3.4 5.65 L 2 5.65 L 2 4.35 z F \
    M 8.8 4.35 L 8.8 5.65 L 4.8 5.65 L 4.8 4.35 z
    list.bullet.rectangle oo M 0 0 L 15 0 L 15 12 L 0 12 z . 3.4 8.4 . 3.4 3.6 M 6.6 8.4 L 11.6 \
    8.4 M 6.6 3.6 L 11.6 3.6
    list.clipboard oo M 3 11.6 L 0 11.6 L 0 -1 L 11 -1 L 11 11.6 L 8 11.6 M 3.6 10.6 L 3.6 12.8 L \
    7.4 12.8 L 7.4 10.6 z M 2.8 7.4 L 8.2 7.4 M 2.8 4.6 L 8.2 4.6 M 2.8 1.8 L 8.2 1.8
    list.clipboard.fill oo B M 0 -1 L 0 11.2 L 1.4 11.2 L 1.4 8 L 9.6 8 L 9.6 11.2 L 11 11.2 L 11 \
    -1 z S M 4 11 L 4 12.8 L 7 12.8 L 7 11 z F M 8.8 2.45 L 2.2 2.45 L 2.2 1.15 L 8.8 1.15 z F M \
    8.8 5.65 L 2.2 5.65 L 2.2 4.35 L 8.8 4.35 z
    list.dash oo M 0 10.4 L 1.4 10.4 M 0 6 L 1.4 6 M 0 1.6 L 1.4 1.6 M 5 10.4 L 14 10.4 M 5 6 L 14 \
    6 M 5 1.6 L 14 1.6
    list.number oo M 0 11.6 L 1.6 12.4 L 1.6 7.4 M 0 3.2 v 1.7 4.6 h 3.4 3 C 3.4 1.6 0.2 0.8 0 -1 \
    L 3.6 -1 M 7 10 L 15 10 M 7 1.6 L 15 1.6
    number oo @ # 0 0 1
    percent oo @ % 0 0 1
    pi oo M 0 9.8 C 0.6 10.8 1.4 11.2 3 11.2 L 13 11.2 M 4.4 11.2 C 4.4 6.4 4 2.6 1.6 0.4 M 9 11.2 \
    L 9 3 C 9 0.8 10.6 0.2 12.2 1
    plusminus oo M 0 7.6 L 11 7.6 M 5.5 13 L 5.5 2.6 M 0 -0.6 L 11 -0.6
    slider.vertical.3 oo M 1.6 -0.6 L 1.6 12.6 M 6.6 -0.6 L 6.6 12.6 M 11.6 -0.6 L 11.6 12.6 B M \
    1.6 3 h 0.6 4 v 1.6 5 h 2.6 4 v 1.6 3 z B M 6.6 8 h 5.6 9 v 6.6 10 h 7.6 9 v 6.6 8 z B M 11.6 \
    4 h 10.6 5 v 11.6 6 h 12.6 5 v 11.6 4 z
    sterlingsign oo @ £ 0 0 1
    strikethrough oo M 8.8 9.8 C 8.2 11.6 6.6 12.4 4.6 12.4 C 2 12.4 0.2 11.2 0.2 9.2 C 0.2 7.6 \
    1.4 6.6 4.4 6 L 4.8 6 C 7.8 5.4 9 4.4 9 2.8 C 9 0.8 7.2 -0.4 4.6 -0.4 C 2.2 -0.4 0.6 0.6 0 2.4 \
    M -2 6 L 11 6
    sum oo @ Σ 0 0 1
    switch.2 oo M 3 7 L 11 7 h 14 10 L 14 10 v 11 13 L 3 13 h 0 10 L 0 10 v 3 7 z B M 10.8 8.8 h \
    9.6 10 v 10.8 11.2 h 12 10 v 10.8 8.8 z S M 3 -1.4 L 11 -1.4 h 14 1.6 L 14 1.6 v 11 4.6 L 3 \
    4.6 h 0 1.6 L 0 1.6 v 3 -1.4 z B M 3.2 0.4 h 2 1.6 v 3.2 2.8 h 4.4 1.6 v 3.2 0.4 z
    text.aligncenter oo M 0 12 L 13 12 M 2.5 8 L 10.5 8 M 0 4 L 13 4 M 2.5 0 L 10.5 0
    text.alignleft oo M 0 12 L 13 12 M 0 8 L 8 8 M 0 4 L 13 4 M 0 0 L 8 0
    text.alignright oo M 0 12 L 13 12 M 5 8 L 13 8 M 0 4 L 13 4 M 5 0 L 13 0
    text.append = text.alignleft
    text.badge.plus oo M 0 12 L 13 12 M 0 8 L 13 8 M 0 4 L 6 4 M 0 0 L 6 0 M 10.8 4.8 L 10.8 -0.8 M \
    8 2 L 13.6 2
    text.justify oo M 0 12 L 13 12 M 0 8 L 13 8 M 0 4 L 13 4 M 0 0 L 13 0
    text.justify.left = text.alignleft
    textformat oo M 0 0 L 4.4 12 L 8.8 0 M 1.6 4 L 7.2 4 M 17 8 L 17 0 M 17 4 v 14.2 7.6 h 11.6 \
    3.8 v 14.2 0 h 17 4
    textformat.abc = textformat
    textformat.alt = textformat
    textformat.size oo M 0 0 L 2.8 7.6 L 5.6 0 M 1 2.4 L 4.6 2.4 M 7.4 0 L 12 12.4 L 16.6 0 M 9.2 \
    4 L 14.8 4
    underline oo M 0 12.6 L 0 7 v 4.4 2.6 h 8.8 7 L 8.8 12.6 M -0.4 -0.8 L 9.2 -0.8
    x.squareroot oo @ √ 0 0 1
    """
}
