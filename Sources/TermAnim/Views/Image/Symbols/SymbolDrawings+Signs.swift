extension SymbolDrawings {
  /// Signs that are characters beside text, and drawn where they are larger than that.
  static let signs = """
    plus   minus  equal  checkmark  ellipsis  triangle  triangle.fill  diamond
    ..#..  .....  .....  .....      .....     .......   .......        ..#..
    ..#..  .....  #####  ....#      .....     ...#...   ...#...        .#.#.
    #####  #####  .....  ...#.      #.#.#     ..#.#..   ..###..        #...#
    ..#..  .....  #####  #.#..      .....     .#...#.   .#####.        .#.#.
    ..#..  .....  .....  .#...      .....     #######   #######        ..#..

    diamond.fill  chevron.left  chevron.right  chevron.up  chevron.down  music.note  infinity
    ..#..         ..#           #..            .....       .....         ..##.       .......
    .###.         .#.           .#.            ..#..       .....         ..#.#       .##.##.
    #####         #..           ..#            .#.#.       #...#         ..#..       #..#..#
    .###.         .#.           .#.            #...#       .#.#.         ###..       .##.##.
    ..#..         ..#           #..            .....       ..#..         ###..       .......

    arrow.left  arrow.right  arrow.up  arrow.down  arrow.up.right  arrow.down.left  xmark
    ..#..       ..#..        ..#..     ..#..       .####           ....#            #...#
    .#...       ...#.        .###.     ..#..       ...##           #..#.            .#.#.
    #####       #####        #.#.#     #.#.#       ..#.#           #.#..            ..#..
    .#...       ...#.        ..#..     .###.       .#..#           ##...            .#.#.
    ..#..       ..#..        ..#..     ..#..       #....           ####.            #...#

    arrow.up.left  arrow.down.right  questionmark  exclamationmark  info  target  umbrella
    ####.          #....             .##.          #                #     .###.   .###.
    ##...          .#..#             #..#          #                .     #...#   #####
    #.#..          ..#.#             ..#.          #                #     #.#.#   ..#..
    #..#.          ...##             ....          .                #     #...#   ..#..
    ....#          .####             ..#.          #                #     .###.   .##..
    """

  /// Names of signs that have the drawing of another.
  static let otherSigns = [
    "arrow.backward": "arrow.left", "arrow.forward": "arrow.right",
    "arrow.up.forward": "arrow.up.right", "chevron.backward": "chevron.left",
    "chevron.forward": "chevron.right", "multiply": "xmark", "suit.diamond": "diamond",
    "suit.diamond.fill": "diamond.fill",
  ]
}
