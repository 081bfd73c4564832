import Foundation

/// What is known of types without asking the runtime, whose answers are searches through all
/// conformances of the program.
///
/// Types that nearly every program has, so that its start is spared the searches. What is missing
/// here is searched for, but for the properties that the graph connects: these must all be named.
@MainActor
enum KnownTypes {
  /// Whether the graph connects properties of the type: whether it is a `GraphProperty`.
  static func isConnected(_ type: any Any.Type) -> Bool {
    connectedFamilies.contains(family: type)
  }

  /// Whether properties of the type are known not to be a `DynamicProperty`.
  static func isPlain(_ type: any Any.Type) -> Bool {
    plainFamilies.contains(family: type)
  }

  /// Whether comparing values of the type by what they store says what its `==` would, if any.
  static func isComparedByParts(_ type: any Any.Type) -> Bool {
    familiesOfParts.contains(family: type)
  }

  /// The `==` of the type; nil also where it is not known.
  static func equality(of type: any Any.Type) -> FieldTable.Comparison? {
    equalities[ObjectIdentifier(type)]
  }

  // MARK: The types

  /// One type of each family of properties that the graph connects.
  static let connected: [any Any.Type] = [
    State<Int>.self, Environment<Int>.self, Namespace.self, GestureState<Int>.self,
    FocusState<Bool>.self, StateObject<Example>.self, ObservedObject<Example>.self,
    EnvironmentObject<Example>.self, FocusedValue<Int>.self, FocusedBinding<Int>.self,
    FocusedObject<Example>.self,
  ]

  /// One type of each family of plain values.
  static let plain: [any Any.Type] = [
    Int?.self, [Int].self, Bool.self, Int.self, Double.self, CGFloat.self, String.self,
    CGPoint.self, CGSize.self, Color.self, Alignment.self, CoordinateSpace.self, AnyView.self,
    AnyShapeStyle.self, AnyButtonStyle.self, PrimitiveButtonStyleConfiguration.self,
  ]

  /// One type of each family that is compared by what it stores.
  static let madeOfParts: [any Any.Type] = [
    ModifiedContent<Int, Int>.self, FillShapeView<Rectangle, Color, EmptyView>.self,
    ShapeFill<Rectangle, Color>.self, AnyShapeStyle.self, OpacityShapeStyle<Color>.self,
    StyledButton.self, EnvironmentValueModifier<Int>.self,
    FrameModifier.self, ShadowModifier.self, ClipModifier<Rectangle>.self, ZStackLayout.self,
    HStackLayout.self, VStackLayout.self,
  ]

  private static let connectedFamilies = Set(connected.compactMap { TypeFamily(of: $0) })
  private static let plainFamilies = Set(plain.compactMap { TypeFamily(of: $0) })
  private static let familiesOfParts = Set(madeOfParts.compactMap { TypeFamily(of: $0) })

  private static let equalities = Dictionary(
    uniqueKeysWithValues: [
      known(Bool.self), known(Int.self), known(Double.self), known(CGFloat.self),
      known(CGFloat?.self), known(CGPoint.self), known(CGSize.self), known(String.self),
      known(Color.self), known(Alignment.self), known(AnyButtonStyle.self),
    ])

  private static func known<Value: Equatable>(
    _ type: Value.Type
  ) -> (ObjectIdentifier, FieldTable.Comparison) {
    (ObjectIdentifier(type), FieldTable.equality(type))
  }

  /// An object for the families of properties that observe one.
  private final class Example: ObservableObject {}
}

extension Set<TypeFamily> {
  fileprivate func contains(family type: any Any.Type) -> Bool {
    TypeFamily(of: type).map(contains) ?? false
  }
}
