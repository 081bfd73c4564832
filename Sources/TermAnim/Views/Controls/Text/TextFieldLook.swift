/// How text fields look.
enum TextFieldLook: Hashable, Sendable {
  /// On a rounded ground.
  case roundedBorder
  /// Without a ground.
  case plain
}
