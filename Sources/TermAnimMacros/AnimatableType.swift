/// The type that `@Animatable` is attached to, as far as its text tells.
struct AnimatableType {
  /// What its members are to be seen by, with a space behind, or nothing.
  private let access: String
  private let properties: [StoredProperty]
  /// Whether the type says itself what is animated.
  private let hasData: Bool

  init(declaration: String) {
    let text = SourceText(declaration)
    let words = text.header.split { !$0.isLetter }
    access = ["public", "package"].first { words.contains(Substring($0)) }.map { $0 + " " } ?? ""
    let members = text.members
    hasData = members.contains { $0.contains("var animatableData") }
    properties = members.flatMap(StoredProperty.all)
  }

  /// The name of a property whose type is not to be seen; nil when there is none.
  var unknown: String? { properties.first { $0.type == nil }?.name }

  /// The declaration of `animatableData`, made of all properties in their order; nothing for a type
  /// that has it, or has no properties.
  ///
  /// Of no actor, as the requirement is, so that views may have it in the Swift 6 language mode,
  /// too.
  var data: String {
    guard !hasData, !properties.isEmpty else { return "" }
    return """
      nonisolated \(access)var animatableData: \(dataType(from: 0)) {
        get { \(values(from: 0)) }
        set {
          \(assignments)
        }
      }
      """
  }

  private func dataType(from index: Int) -> String {
    let own = "\(properties[index].type ?? "Never").AnimatableData"
    return isLast(index) ? own : "AnimatablePair<\(own), \(dataType(from: index + 1))>"
  }

  private func values(from index: Int) -> String {
    let own = "\(properties[index].name).animatableData"
    return isLast(index) ? own : "AnimatablePair(\(own), \(values(from: index + 1)))"
  }

  private var assignments: String {
    properties.indices.map { index in
      let path = String(repeating: ".second", count: index) + (isLast(index) ? "" : ".first")
      return "\(properties[index].name).animatableData = newValue\(path)"
    }.joined(separator: "\n    ")
  }

  private func isLast(_ index: Int) -> Bool { index == properties.count - 1 }
}
