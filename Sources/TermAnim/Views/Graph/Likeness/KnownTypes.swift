import Foundation

/// What is known of types without asking the runtime, whose answers are searches through all
/// conformances of the program.
///
/// Types that nearly every program has, so that its start is spared the searches. What is missing
/// here is searched for, but for the properties that the graph connects: these must all be named.
@MainActor
enum KnownTypes {
  /// The type as one of properties that the graph connects; nil when it does not connect them.
  ///
  /// Such a type is a type and the table of what it does as a `GraphProperty` (Swift ABI,
  /// TargetExistentialTypeMetadata), and all types of a family have the same table.
  static func connected(_ type: any Any.Type) -> (any GraphProperty.Type)? {
    guard var property = TypeFamily(of: type).flatMap({ connectedFamilies[$0] }) else { return nil }
    withUnsafeMutableBytes(of: &property) {
      $0.storeBytes(of: unsafeBitCast(type, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
    }
    return property
  }

  /// Whether properties of the type are known not to be a `DynamicProperty`.
  static func isPlain(_ type: any Any.Type) -> Bool {
    plainFamilies.contains(family: type)
  }

  /// Whether comparing values of the type by what they store says what its `==` would, if any.
  static func isComparedByParts(_ type: any Any.Type) -> Bool {
    familiesOfParts.contains(family: type)
  }

  /// Whether a layout leaves all guides to its subviews, so that it need not be asked for them.
  static func leavesGuides(_ type: any Layout.Type) -> Bool {
    guidelessLayouts.contains(ObjectIdentifier(type))
  }

  /// The `==` of the type; nil also where it is not known.
  static func equality(of type: any Any.Type) -> FieldTable.Comparison? {
    equalities[ObjectIdentifier(type)]
  }

  // MARK: The types

  /// One type of each family of properties that the graph connects.
  static let connected: [any GraphProperty.Type] = [
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
    AnyTransition.self, Animation.self,
  ]

  /// One type of each family that is compared by what it stores.
  static let madeOfParts: [any Any.Type] = [
    ModifiedContent<Int, Int>.self, FillShapeView<Rectangle, Color, EmptyView>.self,
    ShapeFill<Rectangle, Color>.self, AnyShapeStyle.self, OpacityShapeStyle<Color>.self,
    StyledButton.self, EnvironmentValueModifier<Int>.self,
    FrameModifier.self, ShadowModifier.self, ClipModifier<Rectangle>.self, ZStackLayout.self,
    HStackLayout.self, VStackLayout.self, OpacityModifier.self, LinearGradient.self,
    EnvironmentTransformModifier<Int>.self, TapModifier.self,
    GestureModifier<EndedGesture<SpatialTapGesture>>.self, EndedGesture<SpatialTapGesture>.self,
    ChangedGesture<DragGesture>.self, FocusTieModifier.self, StrokedShape<Rectangle>.self,
    TrimmedShape<Rectangle>.self,
  ]

  /// The layouts that leave all guides to their subviews.
  static let guideless: [any Layout.Type] = [
    ZStackLayout.self, HStackLayout.self, VStackLayout.self, GridLayout.self,
    LazyStackLayout.self, LazyGridLayout.self, RowsLayout.self, ScreenLayout.self,
    GeometryReaderLayout.self,
  ]

  private static let connectedFamilies = Dictionary(
    uniqueKeysWithValues: connected.compactMap { type in TypeFamily(of: type).map { ($0, type) } })
  private static let plainFamilies = Set(plain.compactMap { TypeFamily(of: $0) })
  private static let guidelessLayouts = Set(guideless.map { ObjectIdentifier($0) })
  private static let familiesOfParts = Set(madeOfParts.compactMap { TypeFamily(of: $0) })

  private static let equalities = Dictionary(
    uniqueKeysWithValues: [
      known(Bool.self), known(Int.self), known(Double.self), known(CGFloat.self),
      known(CGFloat?.self), known(CGPoint.self), known(CGSize.self), known(String.self),
      known(Color.self), known(Alignment.self), known(AnyButtonStyle.self),
      known(UnitPoint.self), known(AnyGradient.self), known(StrokeStyle.self),
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
