extension Color.Resolved: Codable {
  /// Red, green and blue as sRGB encodes them, then opacity, in a list.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for component in [red, green, blue, opacity] {
      try container.encode(component)
    }
  }

  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let red = try container.decode(Float.self)
    let green = try container.decode(Float.self)
    let blue = try container.decode(Float.self)
    self.init(red: red, green: green, blue: blue, opacity: try container.decode(Float.self))
  }
}
