extension GlyphTable {
  static let latinCapitals = """
    A dd M 0 0 L 4.4 12 L 8.8 0 M 1.5 4 L 7.3 4
    A:tiny ss M 0 0 L 0 8 L 4 12 L 8 8 L 8 0 M 0 4 L 8 4
    B sr M 0 6.4 L 4.8 6.4 h 8.2 3.2 v 4.8 0 L 0 0 L 0 12 L 4.4 12 h 7.5 9.2 v 4.4 6.4
    C ro M 8.6 9.6 v 4.6 12 h 0 6 v 4.6 0 h 8.6 2.4
    C:tiny ro M 7.4 12 L 4.6 12 h 0 6 v 4.6 0 L 7.4 0
    D sr M 0 0 L 0 12 L 3.6 12 h 8.8 6 v 3.6 0 z
    E so M 7 12 L 0 12 L 0 0 L 7 0 M 0 6.2 L 6.2 6.2
    F so M 7 12 L 0 12 L 0 0 M 0 6 L 6 6
    G rs M 8.6 9.8 v 4.6 12 h 0 6 v 4.6 0 h 8.8 3.6 L 8.8 5.6 L 5.4 5.6
    G:tiny rs M 9.6 12 L 5 12 h 0 6 v 5 0 L 10.6 0 L 10.6 5.6 L 7 5.6
    H ss M 0 0 L 0 12 M 8.2 0 L 8.2 12 M 0 6.2 L 8.2 6.2
    I ss M 0 0 L 0 12
    I:mono oo M 0 0 L 6 0 M 3 0 L 3 12 M 0 12 L 6 12
    J ds M 5.6 12 L 5.6 3.2 v 2.8 0 h 0 3
    K sd M 0 0 L 0 12 M 7.8 12 L 0 4.6 M 2.6 7 L 8.2 0
    L so M 0 12 L 0 0 L 6.6 0
    M ss M 0 0 L 0 12 L 5 3.6 L 10 12 L 10 0
    N ss M 0 0 L 0 12 L 8.4 0 L 8.4 12
    O rr M 4.7 0 h 9.4 6 v 4.7 12 h 0 6 v 4.7 0 z
    P sr M 0 0 L 0 12 L 4.2 12 h 7.8 8.6 v 4.2 5.2 L 0 5.2
    Q rr M 4.7 0 h 9.4 6 v 4.7 12 h 0 6 v 4.7 0 z M 5.8 3.2 L 9.2 -0.8
    R sd M 0 0 L 0 12 L 4.2 12 h 7.8 8.6 v 4.2 5.2 L 0 5.2 M 4.2 5.2 L 8.2 0
    S rr M 7.8 9.6 v 4 12 h 0.2 9 v 4 6.2 h 8.2 3.1 v 4 0 h 0 2.4
    S:small rr M 7.6 12 L 3.6 12 h 0 9.2 v 3.6 6.2 L 4.4 6.2 h 8 3.1 v 4.4 0 L 0.2 0
    T dd M 0 12 L 8.8 12 M 4.4 12 L 4.4 0
    U ss M 0 12 L 0 4.2 v 4.2 0 h 8.4 4.2 L 8.4 12
    V dd M 0 12 L 4.4 0 L 8.8 12
    V:tiny dd M 0 12 L 0 6 L 4 0 L 8 6 L 8 12
    W dd M 0 12 L 3 0 L 6.2 10 L 9.4 0 L 12.4 12
    W:small dd M 0 12 L 2.4 0 L 6.2 7 L 10 0 L 12.4 12
    X dd M 0 0 L 8.4 12 M 0 12 L 8.4 0
    Y dd M 0 12 L 4.4 5.4 L 8.8 12 M 4.4 5.4 L 4.4 0
    Y:tiny dd M 0 12 L 0 10 L 4.4 5.4 L 8.8 10 L 8.8 12 M 4.4 5.4 L 4.4 0
    Z oo M 0 12 L 8 12 L 0 0 L 8.2 0
    """
}
