extension GlyphTable {
  /// Pictures with the names SwiftUI's `Image(systemName:)` takes: vehicles, houses and maps.
  static let symbolPlaces = """
    bed.double oo M 0 -0.6 L 0 4 v 1.4 5.6 L 13.6 5.6 h 15 4 L 15 -0.6 M 0 1.4 L 15 1.4 M 1.8 5.6 \
    L 1.8 11.2 L 13.2 11.2 L 13.2 5.6 M 4.6 8.2 L 6 8.2 M 9 8.2 L 10.4 8.2
    bed.double.fill oo B M 0 2 L 0 4.6 L 15 4.6 L 15 2 z S M 0 2 L 0 -0.6 M 15 2 L 15 -0.6 M 1.6 \
    7.2 L 1.6 11.6 L 13.4 11.6 L 13.4 7.2 B M 4.4 7.4 L 4.4 8.2 L 5.8 8.2 L 5.8 7.4 z B M 9.2 7.4 \
    L 9.2 8.2 L 10.6 8.2 L 10.6 7.4 z
    bicycle oo M 3.2 -0.8 h 6.4 2.4 v 3.2 5.6 h 0 2.4 v 3.2 -0.8 z M 13.6 -0.8 h 16.8 2.4 v 13.6 \
    5.6 h 10.4 2.4 v 13.6 -0.8 z M 3.2 2.4 L 6.4 8.4 L 11.4 8.4 L 8.2 2.4 L 6.4 8.4 M 13.6 2.4 L \
    11 11 L 13.4 11 M 4.8 10.2 L 7.4 10.2
    bicycle:small oo M 3 -1 h 5.8 1.8 v 3 4.6 h 0.2 1.8 v 3 -1 z M 13.4 -1 h 16.2 1.8 v 13.4 4.6 h \
    10.6 1.8 v 13.4 -1 z M 3 1.8 L 5.8 7.8 L 11.2 7.8 M 13.4 1.8 L 10.4 11 L 13.4 11 M 4.2 10.6 L \
    7.2 10.6
    building oo M 1 -1 L 11 -1 L 11 13 L 1 13 z . 4.2 9.8 . 7.8 9.8 . 4.2 6.8 . 7.8 6.8 M 4.4 -1 L \
    4.4 2.8 L 7.6 2.8 L 7.6 -1
    building.2 oo M 0 -0.6 L 0 12 L 7.4 12 L 7.4 -0.6 z M 7.4 -0.6 L 7.4 7.6 L 14.6 7.6 L 14.6 \
    -0.6 z . 3.7 9 . 3.7 6 . 3.7 3 . 11 4.4 . 11 1.6
    building.2.fill oo B M 0 -0.6 L 0 12 L 6.2 12 L 6.2 -0.6 z B M 9 -0.6 L 9 7.6 L 14.6 7.6 L \
    14.6 -0.6 z F M 2.4 8.9 L 3.8 8.9 L 3.8 10.3 L 2.4 10.3 z F M 2.4 5.7 L 3.8 5.7 L 3.8 7.1 L \
    2.4 7.1 z F M 2.4 2.5 L 3.8 2.5 L 3.8 3.9 L 2.4 3.9 z F M 11.1 4.3 L 12.5 4.3 L 12.5 5.7 L \
    11.1 5.7 z F M 11.1 1.3 L 12.5 1.3 L 12.5 2.7 L 11.1 2.7 z
    building.columns oo M 0 8.4 L 7 12.8 L 14 8.4 z M 2 8.4 L 2 1.6 M 5.4 8.4 L 5.4 2 M 8.6 8.4 L \
    8.6 2 M 12 8.4 L 12 2 M 0 -0.6 L 14 -0.6
    building.columns.fill oo B M 0.4 8.6 L 7 12.6 L 13.6 8.6 z S M 2 7.4 L 2 2 M 5.4 7.4 L 5.4 2 M \
    8.6 7.4 L 8.6 2 M 12 7.4 L 12 2 M 0 -0.6 L 14 -0.6
    building.fill oo B M 1 -1 L 1 13 L 11 13 L 11 -1 z F M 3.1 9.7 L 4.5 9.7 L 4.5 11.1 L 3.1 11.1 \
    z F M 3.1 6.7 L 4.5 6.7 L 4.5 8.1 L 3.1 8.1 z F M 7.5 9.7 L 8.9 9.7 L 8.9 11.1 L 7.5 11.1 z F \
    M 7.5 6.7 L 8.9 6.7 L 8.9 8.1 L 7.5 8.1 z F M 4.6 -0.2 L 7.4 -0.2 L 7.4 4 L 4.6 4 z
    bus oo M 2.6 0.8 L 11.4 0.8 h 13 2.4 L 13 10.4 v 11.4 12 L 2.6 12 h 1 10.4 L 1 2.4 v 2.6 0.8 z \
    M 1 5.4 L 13 5.4 . 4 3 . 10 3 M 3 0.6 L 3 -1 M 11 0.6 L 11 -1
    bus.fill oo B M 2.6 0.8 h 1 2.4 L 1 10.4 v 2.6 12 L 11.4 12 h 13 10.4 L 13 2.4 v 11.4 0.8 z F \
    M 2.2 5.2 L 11.8 5.2 L 11.8 10.2 L 2.2 10.2 z F M 4 1.9 h 4.9 2.8 v 4 3.7 h 3.1 2.8 v 4 1.9 z \
    F M 10 1.9 h 10.9 2.8 v 10 3.7 h 9.1 2.8 v 10 1.9 z S M 3 0.6 L 3 -1 M 11 0.6 L 11 -1
    fuelpump oo M 0 -0.6 L 0 12.4 L 7.6 12.4 L 7.6 -0.6 z M 2.6 9.6 L 5 9.6 L 5 8 L 2.6 8 z M 7.6 \
    4.4 L 9 4.4 v 10.2 3.2 L 10.2 1.6 v 11.6 0.2 h 13 1.6 L 13 8.6 L 10.4 11.4
    fuelpump.fill oo B M 0 -0.6 L 0 12.4 L 7.6 12.4 L 7.6 -0.6 z F M 1.2 7.2 L 6.4 7.2 L 6.4 10.8 \
    L 1.2 10.8 z S M 7.6 4.4 L 9 4.4 v 10.2 3.2 L 10.2 1.6 v 11.6 0.2 h 13 1.6 L 13 8.6 L 10.4 \
    11.4
    globe.americas = globe
    globe.americas.fill = globe
    globe.asia.australia = globe
    globe.asia.australia.fill = globe
    globe.europe.africa = globe
    globe.europe.africa.fill = globe
    lightrail = tram
    lightrail.fill = tram.fill
    location.north oo M 5 13 L 10 -1 L 5 2.4 L 0 -1 z
    location.north.fill oo B M 5 13 L 10 -1 L 5 2.4 L 0 -1 z
    map oo M 0 10.8 L 5 12.6 L 10 10.8 L 15 12.6 L 15 1.2 L 10 -0.6 L 5 1.2 L 0 -0.6 z M 5 1.2 L 5 \
    12.6 M 10 -0.6 L 10 10.8
    map.fill oo B M 0 10.8 L 3.6 12.2 L 3.6 0.8 L 0 -0.6 z B M 6.2 11.8 L 8.8 10.8 L 8.8 0.2 L 6.2 \
    1.2 z B M 11.4 11.2 L 15 12.6 L 15 1.2 L 11.4 -0.2 z
    mappin oo B M 3 7.4 h 0.4 10 v 3 12.6 h 5.6 10 v 3 7.4 z S M 3 8 L 3 -1
    mappin.and.ellipse oo B M 7 9.1 h 5.3 10.8 v 7 12.5 h 8.7 10.8 v 7 9.1 z S M 7 9 L 7 1.4 M 4.2 \
    4 C 2 3.8 0 2.8 0 1.4 v 7 -1.2 h 14 1.4 C 14 2.8 12 3.8 9.8 4
    network = globe
    parkingsign oo M 1 -0.6 L 1 12 L 4.8 12 h 8.6 8.4 v 4.8 4.8 L 1 4.8
    road.lanes oo M 3.6 12.4 L 0 -0.6 M 10.4 12.4 L 14 -0.6 M 7 12 L 7 10 M 7 6.8 L 7 4.8 M 7 1.6 \
    L 7 -0.4
    sailboat oo M 0 2.4 L 14 2.4 L 11.4 -0.8 L 2.4 -0.8 z M 8 5 L 8 13 L 13 5 z M 5.2 5 L 5.2 11 L \
    1.4 5 z
    sailboat.fill oo B M 0 2.4 L 14 2.4 L 11.4 -0.8 L 2.4 -0.8 z B M 8.2 5.4 L 8.2 13 L 13 5.4 z B \
    M 4.8 5.4 L 1.6 5.4 L 4.8 10.6 z
    signpost.left oo M 13.4 6.6 L 13.4 11.4 L 3.4 11.4 L 0 9 L 3.4 6.6 z M 7.4 13 L 7.4 12 M 7.4 \
    6.4 L 7.4 -1
    signpost.left.fill oo B M 13.4 6.6 L 3.4 6.6 L 0 9 L 3.4 11.4 L 13.4 11.4 z S M 7.4 13 L 7.4 \
    12 M 7.4 6.4 L 7.4 -1
    signpost.right oo M 0 6.6 L 0 11.4 L 10 11.4 L 13.4 9 L 10 6.6 z M 6 13 L 6 12 M 6 6.4 L 6 -1
    signpost.right.fill oo B M 0 6.6 L 0 11.4 L 10 11.4 L 13.4 9 L 10 6.6 z S M 6 13 L 6 12 M 6 \
    6.4 L 6 -1
    sofa oo M 2.6 6.4 L 2.6 9.6 v 4.4 11.4 L 11.6 11.4 h 13.4 9.6 L 13.4 6.4 M 2.6 4 L 2.6 6.4 L 0 \
    6.4 L 0 0.8 L 16 0.8 L 16 6.4 L 13.4 6.4 L 13.4 4 z M 8 11.4 L 8 4 M 2 0.8 L 2 -0.8 M 14 0.8 L \
    14 -0.8
    sofa.fill oo B M 0 1.6 L 0 6 L 1.6 6 L 1.6 3.6 L 14.4 3.6 L 14.4 6 L 16 6 L 16 1.6 z B M 4.4 \
    6.2 L 4.4 11.4 L 6.8 11.4 L 6.8 6.2 z B M 9.2 6.2 L 9.2 11.4 L 11.6 11.4 L 11.6 6.2 z S M 2 1 \
    L 2 -0.8 M 14 1 L 14 -0.8
    stairs oo M 0 0 L 3.6 0 L 3.6 4 L 7.6 4 L 7.6 8 L 11.6 8 L 11.6 12 L 15 12
    tent oo M 0 -0.4 L 7.5 11.6 L 15 -0.4 z M 7.5 11.6 L 7.5 5 M 5 -0.4 L 7.5 5 L 10 -0.4
    tent.fill oo B M 0 -0.4 L 7.5 11.6 L 15 -0.4 z F M 4.8 -0.2 L 10.2 -0.2 L 7.5 5.6 z
    tram oo M 3.4 2 L 8.6 2 h 11 4.4 L 11 8.6 v 8.6 11 L 3.4 11 h 1 8.6 L 1 4.4 v 3.4 2 z M 1 6.4 \
    L 11 6.4 . 4 4 . 8 4 M 3.4 1.6 L 1.2 -1.2 M 8.6 1.6 L 10.8 -1.2 M 4 13.2 L 8 13.2
    tram.fill oo B M 3.4 2 h 1 4.4 L 1 8.6 v 3.4 11 L 8.6 11 h 11 8.6 L 11 4.4 v 8.6 2 z F M 2.4 6 \
    L 9.6 6 L 9.6 9.4 L 2.4 9.4 z F M 3.8 2.9 h 4.7 3.8 v 3.8 4.7 h 2.9 3.8 v 3.8 2.9 z F M 8.2 \
    2.9 h 9.1 3.8 v 8.2 4.7 h 7.3 3.8 v 8.2 2.9 z S M 3.4 1.6 L 1.2 -1.2 M 8.6 1.6 L 10.8 -1.2 M 4 \
    13.2 L 8 13.2
    truck.box oo M 0 2 L 0 10.4 L 9 10.4 L 9 2 z M 9 2 L 9 7.6 L 12.6 7.6 L 15.6 5 L 15.6 2 z B M \
    3.8 0 h 2.8 1 v 3.8 2 h 4.8 1 v 3.8 0 z B M 12 0 h 11 1 v 12 2 h 13 1 v 12 0 z
    truck.box.fill oo B M 0 3.4 L 0 10.6 L 7.8 10.6 L 7.8 3.4 z B M 10.6 3.4 L 10.6 7.6 L 13 7.6 L \
    15.6 5.4 L 15.6 3.4 z B M 3.8 -0.4 h 2.8 0.6 v 3.8 1.6 h 4.8 0.6 v 3.8 -0.4 z B M 12.4 -0.4 h \
    11.4 0.6 v 12.4 1.6 h 13.4 0.6 v 12.4 -0.4 z S M 7.8 3.4 L 10.6 3.4
    """
}
