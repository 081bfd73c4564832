/// Where the environment keeps the object of a type.
enum EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectReference<Object>? { nil }
}
