/// An option that a command does not have.
struct UnknownOption: CustomStringConvertible {
  let name: String
  /// The option that was meant, most likely.
  let nearest: String?

  /// The first one among arguments; nil when there is none.
  ///
  /// What follows such an option would be taken for a scene, and blamed.
  init?(in arguments: [String], of table: OptionTable) {
    var isValue = false
    for argument in arguments.prefix(while: { $0 != "--" }) {
      defer { isValue = table.takesValue(argument) }
      guard argument.hasPrefix("-"), argument != "-", Double(argument) == nil, !isValue
      else { continue }
      let name = String(argument.prefix { $0 != "=" })
      guard !table.contains(name) else { continue }
      self.name = name
      nearest = Self.nearest(to: name, in: table)
      return
    }
    return nil
  }

  var description: String {
    "there is no option '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }

  /// The option that begins with `name`, or is a letter or two away from it; of one letter, to
  /// which its value is tied, that one and the value.
  private static func nearest(to name: String, in table: OptionTable) -> String? {
    let letter = String(name.prefix(2))
    if table.takesValue(letter) { return "\(letter) \(name.dropFirst(2))" }
    let words = table.names.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
    return String(name.drop { $0 == "-" }).nearest(in: words).map { "--\($0)" }
  }
}
