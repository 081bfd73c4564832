/// Items of a toolbar that somebody at a Mac may take out and bring in; in a terminal they are as
/// they are.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent {}

extension ToolbarSpacer: CustomizableToolbarContent {}

extension TupleToolbarContent: CustomizableToolbarContent
where repeat each Content: CustomizableToolbarContent {}

extension OptionalToolbarContent: CustomizableToolbarContent
where Content: CustomizableToolbarContent {}

extension ConditionalToolbarContent: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

extension CustomizableToolbarContent {
  /// The items as they are: nobody can take them out, or move them.
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    self
  }

  /// The items as they are: nobody could bring those in that are hidden.
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    self
  }

  /// The items as they are: nobody could bring those in that are hidden.
  nonisolated public func defaultCustomization(
    options: ToolbarCustomizationOptions
  ) -> some CustomizableToolbarContent {
    self
  }
}
