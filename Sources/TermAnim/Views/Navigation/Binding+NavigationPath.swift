extension Binding where Value == NavigationPath {
  /// The values of the path.
  nonisolated var values: Binding<[AnyHashable]> { self[dynamicMember: \.values] }
}
