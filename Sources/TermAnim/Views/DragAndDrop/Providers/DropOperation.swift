/// What can be done with something that is dropped.
public enum DropOperation: Hashable, Sendable {
  case cancel
  case forbidden
  case copy
  case move
}
