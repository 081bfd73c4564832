import Testing

@testable import TermAnim
@testable import termsplash

/// The runtime looks through all conformances of the program for each requirement of a type that
/// it makes by name, as it does for `some View` and for the class that another derives from.
@MainActor
struct TypeWorkTests {
  /// How many conformances a type asks of its arguments: the twentieth half word of its declaration
  /// (Swift ABI, TypeGenericContextDescriptorHeader, behind a TargetStructDescriptor), the
  /// twenty-eighth behind a TargetClassDescriptor.
  private func requirementCount(of type: any Any.Type) -> Int {
    let words = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
    let isClass = TypeKind(of: type) == .object
    return Int(words[isClass ? 5 : 1].load(fromByteOffset: isClass ? 54 : 38, as: UInt16.self))
  }

  @Test func `what views are modified with asks nothing of what it is made of`() {
    let types: [any Any.Type] = [
      ModifiedContent<Int, Int>.self, SecondaryModifier<Int>.self, ClipModifier<Int>.self,
      ContentShapeModifier<Int>.self, AnimationValueModifier<Int>.self,
      TransactionValueModifier<Int>.self, ForegroundStyleModifier<Int>.self,
      UsualForeground<Int>.self, ButtonLabelModifier<Int>.self,
      PrimitiveButtonStyleModifier<Int>.self, GestureModifier<Int>.self,
      ChangeModifier<Int>.self, TaskModifier<Int>.self, GeometryChangeModifier<Int>.self,
      WishModifier<Int>.self, PortalModifier<Int>.self, ControlModifier<Int>.self,
      VisualEffectModifier<Int>.self, DragSourceModifier<Int>.self, OpacityShapeStyle<Int>.self,
      PlacedShapeStyle<Int>.self, ShadowedShapeStyle<Int>.self, BlendedShapeStyle<Int>.self,
    ]
    for type in types { #expect(requirementCount(of: type) == 0, "\(type)") }
  }

  @Test func `what views are made of asks nothing where the library names it`() {
    let types: [any Any.Type] = [
      LayoutView<Int, Int>.self, PortalView<Int>.self, KeptView<Int>.self, Rows<Int>.self,
      RowReader<Int>.self, LazyRowsView<Int>.self, SectionParts<Int, Int, Int>.self,
      Segments<Int>.self, ChosenView<Int>.self, TabPages<Int>.self,
      PlaceholderReader<Int, Int>.self, ScrollViewReader<Int>.self, TimelineView<Int, Int>.self,
      PhaseAnimator<Int, Int>.self, KeyframeAnimator<Int, Int, Int>.self,
      TrimmedShape<Int>.self, StrokedShape<Int>.self, GeometryReader<Int>.self,
    ]
    for type in types { #expect(requirementCount(of: type) == 0, "\(type)") }
    #expect(requirementCount(of: VStack<EmptyView>.self) == 1)
  }

  @Test func `views of the player that stand around whole scenes ask nothing, either`() {
    #expect(requirementCount(of: Picture<Int>.self) == 0)
    #expect(requirementCount(of: Moving<Int, Int>.self) == 0)
  }

  @Test func `nodes derive from what asks nothing of the type of a view`() {
    #expect(requirementCount(of: TypedNode<Int>.self) == 0)
    #expect(requirementCount(of: ModifiedNode<Int, Int>.self) == 0)
    #expect(requirementCount(of: EvaluatingNode<Int, Int>.self) == 0)
    #expect(requirementCount(of: ListNode<EmptyView>.self) == 1)
  }
}
