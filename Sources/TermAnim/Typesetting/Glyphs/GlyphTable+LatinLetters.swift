extension GlyphTable {
  static let latinLetters = """
    a os M 0.5 6.4 v 3.6 8 h 7 5.2 L 7 0 M 7 4.6 L 3 4.6 h 0 2.3 v 3 0 h 7 2.6
    a:small os M 0.8 8 L 3.6 8 h 7 5.4 L 7 0 M 7 4.4 L 3 4.4 h 0 2.2 v 3 0 L 7 0
    a:tiny rs M 6.4 8 L 6.4 0 M 6.4 4 v 3.2 8 h 0 4 v 3.2 0 h 6.4 4
    b sr M 0 0 L 0 13 M 0 4 v 3.9 8 h 7.6 4 v 3.9 0 h 0 4
    c ro M 6.8 6 v 3.8 8 h 0 4 v 3.8 0 h 6.8 2
    c:small ro M 6.6 8 L 3.8 8 h 0 4 v 3.8 0 L 6.6 0
    d rs M 7.6 0 L 7.6 13 M 7.6 4 v 3.7 8 h 0 4 v 3.7 0 h 7.6 4
    e rr M 0 4.2 L 7.4 4.2 v 3.8 8 h 0 4 v 3.8 0 h 7 1.9
    e:small rr M 0 4 L 7.4 4 L 7.4 4.8 v 3.8 8 h 0 4 v 3.8 0 L 7 0
    e:tiny rr M 0 5.3 L 7.4 5.3 v 3.8 8 h 0 4 v 3.8 0 L 6.6 0
    f dd M 5 13 L 4.6 13 h 2 10.4 L 2 0 M 0 8 L 4.6 8
    g rs M 7.6 8 L 7.6 -1.4 v 4.4 -4 L 1 -4 M 7.6 4 v 3.7 8 h 0 4 v 3.7 0 h 7.6 4
    h ss M 0 0 L 0 13 M 0 4.6 v 3.8 8 h 7.4 4.4 L 7.4 0
    i ss M 0 0 L 0 8 . 0 11.2
    i:mono oo M 0.4 8 L 3.2 8 L 3.2 0 M 0 0 L 6.4 0 . 3.2 11.2
    j ds M 2 8 L 2 -1.6 v 0 -4 . 2 11.2
    j:mono ds M 1 8 L 4 8 L 4 -1.6 v 1.6 -4 L 0 -4 . 4 11.2
    k sd M 0 0 L 0 13 M 6.6 8 L 0 2.8 M 2.4 4.6 L 7 0
    l so M 0 13 L 0 2.4 v 2.2 0
    l:mono oo M 0.4 13 L 3.2 13 L 3.2 2.4 v 5.2 0 L 6.4 0
    m ss M 0 0 L 0 8 M 0 4.6 v 2.9 8 h 5.6 4.6 L 5.6 0 M 5.6 4.6 v 8.4 8 h 11.2 4.6 L 11.2 0
    n ss M 0 0 L 0 8 M 0 4.6 v 3.8 8 h 7.4 4.4 L 7.4 0
    o rr M 3.9 0 h 7.8 4 v 3.9 8 h 0 4 v 3.9 0 z
    p sr M 0 -4 L 0 8 M 0 4 v 3.9 8 h 7.6 4 v 3.9 0 h 0 4
    q rs M 7.6 -4 L 7.6 8 M 7.6 4 v 3.7 8 h 0 4 v 3.7 0 h 7.6 4
    r sd M 0 0 L 0 8 M 0 4.6 v 3.4 8 L 4.4 8
    r:mono sd M 0.6 0 L 0.6 8 M 0.6 4.6 v 4 8 h 6.6 6
    s rr M 6.4 6.4 v 3.4 8 h 0.2 6 v 3.4 4.1 h 6.8 2 v 3.4 0 h 0 1.7
    s:small rr M 6.4 8 L 3 8 h 0 6.1 v 3 4.1 L 3.6 4.1 h 6.6 2 v 3.6 0 L 0 0
    t dd M 2 11 L 2 2.4 v 4.4 0 L 5 0 M 0 8 L 4.8 8
    u ss M 0 8 L 0 3.6 v 3.6 0 h 7.4 3.4 M 7.4 8 L 7.4 0
    v dd M 0 8 L 3.8 0 L 7.6 8
    v:tiny dd M 0 8 L 0 6 L 4 0 L 8 6 L 8 8
    w dd M 0 8 L 2.7 0 L 5.4 7 L 8.1 0 L 10.8 8
    w:small dd M 0 8 L 2.2 0 L 5.4 5 L 8.6 0 L 10.8 8
    x dd M 0 0 L 7.4 8 M 0 8 L 7.4 0
    y dd M 0 8 L 3.8 0 M 7.6 8 L 1.9 -4
    z oo M 0 8 L 6.6 8 L 0 0 L 6.8 0
    """
}
