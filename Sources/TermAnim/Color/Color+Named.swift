extension Color {
  public static let black = Color(.black)
  public static let white = Color(.white)
  public static let clear = Color(.clear)

  public static let red = Color(recipe: .system(.red))
  public static let orange = Color(recipe: .system(.orange))
  public static let yellow = Color(recipe: .system(.yellow))
  public static let green = Color(recipe: .system(.green))
  public static let mint = Color(recipe: .system(.mint))
  public static let teal = Color(recipe: .system(.teal))
  public static let cyan = Color(recipe: .system(.cyan))
  public static let blue = Color(recipe: .system(.blue))
  public static let indigo = Color(recipe: .system(.indigo))
  public static let purple = Color(recipe: .system(.purple))
  public static let pink = Color(recipe: .system(.pink))
  public static let brown = Color(recipe: .system(.brown))
  public static let gray = Color(recipe: .system(.gray))

  /// The colour of what is read first: nearly black on light, nearly white on dark.
  public static let primary = Color(recipe: .system(.primary))
  /// The colour of what is read second.
  public static let secondary = Color(recipe: .system(.secondary))

  /// The environment's accent colour, blue unless somebody sets another.
  public static var accentColor: Color { Color(recipe: .accent) }
}
