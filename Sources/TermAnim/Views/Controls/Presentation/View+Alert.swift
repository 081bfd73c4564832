extension View {
  /// Presents an alert while `isPresented` is true; its buttons close it, and Esc presses the one
  /// that cancels, or the only one.
  nonisolated public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert while `isPresented` is true; its buttons close it, and Esc presses the one
  /// that cancels, or the only one.
  nonisolated public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert while `isPresented` is true; its buttons close it, and Esc presses the one
  /// that cancels, or the only one.
  @_disfavoredOverload
  nonisolated public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert while `isPresented` is true; its buttons close it, and Esc presses the one
  /// that cancels, or the only one.
  @_disfavoredOverload
  nonisolated public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert while `isPresented` is true; its buttons close it, and Esc presses the one
  /// that cancels, or the only one.
  nonisolated public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    modifier(
      PresentationModifier(isPresented: isPresented, style: .alert) {
        AlertPanel(
          title: title, isPresented: isPresented, actions: actions(), message: message(),
          isDialog: false)
      })
  }

  /// Presents an alert while `isPresented` is true; its buttons close it, and Esc presses the one
  /// that cancels, or the only one.
  nonisolated public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents the alert that `content` makes while `isPresented` is true.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    modifier(
      PresentationModifier(isPresented: isPresented, style: .alert) {
        content().panel(isPresented)
      })
  }

  /// Presents the alert that `content` makes of `item` while there is one.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    let value = item.wrappedValue
    let isPresented = Binding(presenceOf: item)
    return modifier(
      PresentationModifier(isPresented: isPresented, style: .alert) {
        value.map { content($0).panel(isPresented) }
      })
  }

  /// Presents a choice at the lower edge while `isPresented` is true.
  nonisolated public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) {
      EmptyView()
    }
  }

  /// Presents a choice at the lower edge while `isPresented` is true.
  nonisolated public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// Presents a choice at the lower edge while `isPresented` is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a choice at the lower edge while `isPresented` is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<
    Title: StringProtocol, Actions: View, Message: View
  >(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a choice at the lower edge while `isPresented` is true.
  nonisolated public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) {
      EmptyView()
    }
  }

  /// Presents a choice at the lower edge while `isPresented` is true.
  ///
  /// A button that cancels comes last, unless there is one among the actions.
  nonisolated public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    modifier(
      PresentationModifier(isPresented: isPresented, style: .dialog) {
        AlertPanel(
          title: titleVisibility == .visible ? title : nil, isPresented: isPresented,
          actions: actions(), message: message(), isDialog: true, needsCancel: true)
      })
  }
}
